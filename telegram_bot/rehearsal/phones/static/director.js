// The director's bar: time, tables, troubles. What it asks is answered in one line under it.

import { act, direct, look, order, readClock } from "./asking.js";
import { element } from "./element.js";

const word = document.getElementById("told");
const form = document.getElementById("table");
const picked = document.getElementById("picked");
let shown = { games: {}, tables: [] };

const TROUBLES = {
  away: { kind: "cut_before", method: "getUpdates" },
  slow: { kind: "delay", seconds: 2 },
  throttle: { kind: "throttle", seconds: 0.5 },
  doubled: { kind: "double_update" },
  late: { kind: "swap_updates" },
};

export function tellOf(text) {
  word.textContent = text;
}

async function tell(deed, done = "Done.") {
  try {
    tellOf((await deed()) ?? done);
    await readClock();
  } catch (error) {
    tellOf(error.message);
  }
}

export function showDirector(state) {
  const before = picked.value;
  shown = state;
  if (picked.children.length !== state.tables.length) {
    picked.replaceChildren(...state.tables.map((table, place) => element("option", { value: `${place}` }, table.title)));
    picked.value = before || "0";
  }
  limitSize();
  const bot = document.getElementById("bot");
  bot.textContent = state.bot ? "The bot runs." : "The bot is dead.";
  bot.classList.toggle("dead", !state.bot);
}

function limitSize() {
  const game = shown.games[form.elements.game.value];
  if (!game) return;
  Object.assign(form.elements.size, { min: game.fewest, max: game.most });
}

form.elements.game.addEventListener("change", () => {
  limitSize();
  form.elements.size.value = form.elements.game.value === "zpm" ? 17 : 6;
});

form.addEventListener("submit", (event) => {
  event.preventDefault();
  const { game, size, kind, talks } = form.elements;
  tell(() => direct("open", { game: game.value, size: Number(size.value), kind: kind.value, talks: talks.checked }), "A new table is being laid: its people come in under Phones.");
});

document.getElementById("bar").addEventListener("click", ({ target }) => {
  const { speed, jump, deed, trouble } = target.dataset;
  if (speed !== undefined) tell(() => order("/clock", { speed: Number(speed) }).then(() => null), "");
  if (jump !== undefined) tell(() => order("/clock", { jump: Number(jump) }).then(() => null), "");
  if (deed) tell(async () => (await DEEDS[deed]()) ?? null);
  if (trouble) tell(() => disturb(target, TROUBLES[trouble]));
});

// -- troubles

async function table() {
  const wanted = shown.tables[Number(picked.value)];
  if (!wanted?.group) throw new Error("There is no table yet.");
  const chats = await look("/chats");
  const old = chats.find((each) => each.chat.id === wanted.group);
  return { chat: old?.migrated_to ?? wanted.group, by: wanted.people[0], title: wanted.title };
}

const DEEDS = {
  next: () => direct("next"),
  kill: () => direct("kill"),
  restart: () => direct("restart"),
  migrate: async () => act("migrate", await table()).then(() => "The group is a supergroup now."),
  strip: async () => act("set_rights", { ...(await table()), rights: null }).then(() => "The bot is a plain member there."),
  entrust: async () => act("set_rights", { ...(await table()), rights: "all" }).then(() => "The bot has every right there."),
  save: async () => {
    const { title } = await table();
    const scenario = await direct("save", { table: Number(picked.value) });
    const text = `${JSON.stringify(scenario, null, 1)}\n`;
    const link = element("a", { href: `data:application/json,${encodeURIComponent(text)}`, download: `${title}.json` });
    link.click();
    return "Saved: play it with python -m core.scenario FILE.";
  },
};

// What troubles there are is asked, not remembered: the page may have been opened anew.
export async function showTroubles() {
  const faults = await look("/faults");
  for (const each of document.querySelectorAll("[data-trouble]")) {
    const found = faults.find((fault) => fault.times === null && fault.kind === TROUBLES[each.dataset.trouble].kind);
    if (found) each.dataset.number = found.number;
    else delete each.dataset.number;
    each.setAttribute("aria-pressed", String(Boolean(found)));
  }
}

// A trouble lasts until its button is pressed again.
async function disturb(button, terms) {
  const isOn = Boolean(button.dataset.number);
  if (isOn) await order(`/faults?number=${button.dataset.number}`, null, "DELETE");
  else await order("/faults", { ...terms, times: null });
  await showTroubles();
  return isOn ? "It is over." : "It lasts until you press again.";
}
