// The phones of a table, live: it follows what reaches whom and shows the phones that are open.

import { act, look, readClock, rehearsalNow, state } from "./asking.js";
import { showDirector, showTroubles, tellOf } from "./director.js";
import { button, element } from "./element.js";
import { Phone } from "./phone.js";
import { tick } from "./text.js";
import { badge, count, sum } from "./unread.js";

const shelf = document.getElementById("phones");
const faces = document.getElementById("faces");
const narrow = matchMedia("(max-width: 699px)");
const isNarrow = () => narrow.matches;

// -- whose phones are open

async function meet() {
  for (const person of await look("/persons")) {
    if (person.is_bot) continue;
    const isKnown = state.persons.has(person.id);
    state.persons.set(person.id, person);
    if (isKnown) continue;
    const face = button("", () => choose(person.id), { "aria-pressed": "false", "data-person": person.id });
    crewOf("").append(face);
    showFace(face);
    if (state.open.size < (isNarrow() ? 1 : 3)) await toggle(person.id);
  }
}

function crewOf(title) {
  const found = [...faces.children].find((each) => each.dataset.title === title);
  if (found) return found;
  const made = element("div", { class: "crew", "data-title": title, role: "group", "aria-label": title || "People" }, title ? element("span", {}, title) : null);
  faces.append(made);
  return made;
}

function showFace(face) {
  const id = Number(face.dataset.person);
  face.setAttribute("aria-pressed", String(state.open.has(id)));
  const hand = state.byHand.has(id) ? "✋ " : "";
  const words = element("span", {}, `${hand}${state.persons.get(id).first_name}`, state.open.has(id) ? null : badge(sum(id)));
  if (face.firstChild?.isEqualNode(words)) return;
  face.replaceChildren(words);
}

const showFaces = () => faces.querySelectorAll("[data-person]").forEach(showFace);

async function choose(id) {
  await toggle(id);
  if (isNarrow()) fold(document.querySelector("[aria-controls=people]"), false);
}

async function toggle(id) {
  const phone = state.open.get(id);
  if (phone) {
    phone.root.remove();
    state.open.delete(id);
  } else {
    if (isNarrow()) for (const other of [...state.open.keys()]) await toggle(other);
    const fresh = new Phone(state.persons.get(id), state.open.size ? id : null);
    state.open.set(id, fresh);
    document.getElementById("waiting")?.remove();
    shelf.append(fresh.root);
    await fresh.refresh();
    if (!isNarrow()) fresh.root.scrollIntoView({ inline: "nearest", block: "nearest" });
  }
  showFaces();
}

document.getElementById("newcomer").addEventListener("submit", async (event) => {
  event.preventDefault();
  const { name } = event.target.elements;
  const { id } = await act("person", { first_name: name.value.trim(), language_code: navigator.language.slice(0, 2) });
  name.value = "";
  await meet();
  if (!state.open.has(id)) await choose(id);
});

// -- the header

function fold(switcher, isOpen) {
  switcher.setAttribute("aria-expanded", String(isOpen));
  document.getElementById(switcher.getAttribute("aria-controls")).hidden = !isOpen;
}

for (const switcher of document.querySelectorAll("[aria-controls]")) {
  switcher.addEventListener("click", () => {
    const isOpen = switcher.getAttribute("aria-expanded") !== "true";
    if (isNarrow()) document.querySelectorAll("[aria-controls]").forEach((other) => fold(other, false));
    fold(switcher, isOpen);
  });
}

function pace() {
  if (!state.speed) return "paused";
  const [speed, wished] = [state.speed, state.wished].map((each) => `${Math.round(each * 10) / 10}×`);
  return speed === wished ? wished : `${wished}, held at ${speed}`;
}

function showClock() {
  const now = rehearsalNow();
  const at = new Date(now * 1000).toLocaleString("en-GB", { weekday: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  document.getElementById("clock").textContent = `${at} · ${pace()}`;
  for (const each of document.querySelectorAll("[data-speed]")) {
    each.setAttribute("aria-pressed", String(Number(each.dataset.speed) === state.wished));
  }
  tick(shelf, now);
}

async function readSeats() {
  state.byHand = new Set((await (await fetch("/seats")).json()).by_hand);
  for (const { title, people } of state.tables) {
    for (const id of people) {
      const face = faces.querySelector(`[data-person="${id}"]`);
      if (face && face.parentElement.dataset.title !== title) crewOf(title).append(face);
    }
  }
  for (const phone of state.open.values()) phone.showSeat();
  showFaces();
}

// -- following the game

function notice(event) {
  for (const id of event.people) {
    const phone = state.open.get(id);
    if (event.kind === "join_declined") phone?.say("You were not let in.");
    if (event.kind === "message" && event.message.from?.id !== id && !phone?.looksAt(event.message)) count(id, event.message);
  }
}

async function follow() {
  for (;;) {
    try {
      if (!state.cursor) {
        const server = await look("/state");
        Object.assign(state, { cursor: server.cursor, botName: server.bot.first_name });
      }
      await meet();
      const { cursor, events } = await look(`/feed?since=${state.cursor}&wait=10`);
      state.cursor = cursor;
      events.forEach(notice);
      const touched = new Set(events.flatMap((event) => event.people));
      await Promise.all([...state.open.values()].filter((phone) => touched.has(phone.person.id)).map((phone) => phone.refresh()));
      showFaces();
    } catch {
      document.getElementById("clock").textContent = "The rehearsal has stopped; this page waits for it.";
      await new Promise((done) => setTimeout(done, 2000));
    }
    await new Promise((done) => setTimeout(done, 250));
  }
}

async function lookAround() {
  try {
    const director = await readClock();
    state.tables = director.tables;
    await readSeats();
    showDirector(director);
    await showTroubles();
  } catch (error) {
    tellOf(error.message);
  }
}

// A wide page has no switch for the people: they are always there.
function fit() {
  fold(document.querySelector("[aria-controls=people]"), !isNarrow());
}

narrow.addEventListener("change", fit);
fit();
setInterval(showClock, 500);
setInterval(lookAround, 2000);
lookAround();
follow();
