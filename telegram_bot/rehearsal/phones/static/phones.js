// The phones of a table, live: it asks the rehearsal server what each phone shows, and acts as its owner.

import { bubble, element } from "./bubbles.js";

const MOST = 60; // messages a phone shows of a chat
const state = { persons: new Map(), open: new Map(), now: 0, speed: 1, readAt: 0, cursor: 0 };
const shelf = document.getElementById("phones");

async function ask(path, options) {
  const answer = await (await fetch(`/control${path}`, options)).json();
  if (!answer.ok) throw new Error(answer.error);
  return answer.result;
}

const act = (deed, terms) => ask(`/do/${deed}`, { method: "POST", body: JSON.stringify(terms) });
const rehearsalNow = () => state.now + ((performance.now() - state.readAt) / 1000) * state.speed;

// -- one phone

class Phone {
  constructor(person) {
    this.person = person;
    this.chat = null;
    this.topic = null;
    this.hand = element("button", { type: "button", class: "hand", "aria-pressed": "false", onclick: () => this.takeSeat() }, "Play by hand");
    this.tabs = element("div", { class: "tabs", role: "group", "aria-label": `Chats of ${person.first_name}` });
    this.pin = element("p", { class: "pin", hidden: true });
    this.log = element("div", { class: "log", role: "log", tabindex: "0", "aria-label": `Messages of ${person.first_name}` });
    this.word = element("p", { class: "word", role: "status" });
    this.input = element("input", { "aria-label": `Write as ${person.first_name}`, autocomplete: "off", placeholder: "Message or /command", list: `menu-${person.id}` });
    this.menu = element("datalist", { id: `menu-${person.id}` });
    const form = element("form", { onsubmit: (event) => this.send(event) }, this.input, this.menu, element("button", {}, "Send"));
    this.root = element("section", { class: "phone", "aria-label": `Phone of ${person.first_name}` },
      element("div", { class: "owner" }, element("h2", {}, person.first_name), this.hand), this.tabs, this.pin, this.log, this.word, form);
  }

  async refresh() {
    const chats = await ask(`/phone/${this.person.id}/chats`);
    if (!chats.length) return;
    if (!chats.some((each) => each.chat.id === this.chat)) this.chat = (chats.find((each) => each.chat.type !== "private") ?? chats[0]).chat.id;
    const shown = chats.find((each) => each.chat.id === this.chat);
    this.tabs.replaceChildren(...chats.flatMap((each) => [
      this.tab(each.chat.type === "private" ? "Private" : each.chat.title, each.chat.id, null),
      ...each.topics.map((topic) => this.tab(topic.name, each.chat.id, topic.message_thread_id)),
    ]));
    const messages = await ask(`/phone/${this.person.id}/chats/${this.chat}${this.topic === null ? "" : `?topic=${this.topic}`}`);
    const atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 60;
    const options = {
      person: this.person.id, now: rehearsalNow(), onCommand: (text) => this.say(text), onPress: (message, button) => this.press(message, button),
    };
    this.log.replaceChildren(...messages.slice(-MOST).map((message) => bubble(message, options)));
    if (atEnd) this.log.scrollTop = this.log.scrollHeight;
    const pinned = messages.find((message) => message.message_id === shown.pinned.at(-1));
    this.pin.hidden = !pinned;
    if (pinned) this.pin.textContent = `📌 ${(pinned.text ?? pinned.caption ?? "").split("\n")[0]}`;
    this.input.disabled = !shown.may_write;
  }

  tab(name, chat, topic) {
    const isShown = chat === this.chat && topic === this.topic;
    return element("button", { type: "button", "aria-pressed": String(isShown), onclick: () => this.turnTo(chat, topic) }, name);
  }

  // The robot of this seat stands aside, or plays on.
  takeSeat() {
    return this.tell(async () => {
      const wanted = this.hand.getAttribute("aria-pressed") !== "true";
      const answer = await fetch(`/seats/${this.person.id}`, { method: "POST", body: JSON.stringify({ by_hand: wanted }) });
      if (!answer.ok) throw new Error(await answer.text());
      this.hand.setAttribute("aria-pressed", String(wanted));
    });
  }

  async turnTo(chat, topic = null) {
    this.chat = chat;
    this.topic = topic;
    await this.refresh();
    this.log.scrollTop = this.log.scrollHeight;
    const commands = await ask(`/phone/${this.person.id}/menu/${chat}`);
    this.menu.replaceChildren(...commands.map((each) => element("option", { value: `/${each.command}` }, each.description)));
  }

  async send(event) {
    event.preventDefault();
    if (this.input.value.trim()) await this.say(this.input.value);
    this.input.value = "";
  }

  say(text) {
    return this.tell(() => act("say", { person: this.person.id, chat: this.chat, text, ...(this.topic === null ? {} : { topic: this.topic }) }));
  }

  press(message, button) {
    return this.tell(async () => {
      if (button.url) {
        const led = await act("follow", { person: this.person.id, url: button.url });
        return this.turnTo(led.chat ?? this.person.id);
      }
      const { query_id: query } = await act("tap", { person: this.person.id, message: message.message_id, chat: message.chat.id, label: button.text });
      await this.hear(query);
    });
  }

  // The bot's answer to a tap, for a few seconds.
  async hear(query) {
    for (let look = 0; look < 25; look += 1) {
      const { answer } = await act("answer", { query_id: query });
      if (answer) {
        this.word.textContent = answer.text ?? "";
        if (answer.url) await act("follow", { person: this.person.id, url: answer.url });
        return;
      }
      await new Promise((done) => setTimeout(done, 200));
    }
    this.word.textContent = "The bot has not answered.";
  }

  async tell(deed) {
    try {
      this.word.textContent = "";
      await deed();
    } catch (error) {
      this.word.textContent = error.message;
    }
  }
}

// -- whose phones are open

async function meet() {
  for (const person of await ask("/persons")) {
    if (person.is_bot || state.persons.has(person.id)) continue;
    state.persons.set(person.id, person);
    const face = element("button", { type: "button", "aria-pressed": "false", onclick: () => toggle(person.id) }, person.first_name);
    face.dataset.person = person.id;
    document.getElementById("faces").append(face);
    if (state.open.size < (innerWidth < 700 ? 1 : 3)) await toggle(person.id);
  }
}

async function toggle(id) {
  const phone = state.open.get(id);
  if (phone) {
    phone.root.remove();
    state.open.delete(id);
  } else {
    const fresh = new Phone(state.persons.get(id));
    state.open.set(id, fresh);
    document.getElementById("waiting")?.remove();
    shelf.append(fresh.root);
    await fresh.refresh();
    if (fresh.chat !== null) await fresh.turnTo(state.open.size === 1 ? fresh.chat : id);
  }
  document.querySelector(`[data-person="${id}"]`).setAttribute("aria-pressed", String(!phone));
}

// -- time

async function readClock() {
  const server = await ask("/state");
  Object.assign(state, { now: server.now, speed: server.speed, readAt: performance.now() });
  for (const button of document.querySelectorAll("[data-speed]")) {
    button.setAttribute("aria-pressed", String(Number(button.dataset.speed) === server.speed));
  }
}

function showClock() {
  const at = new Date(rehearsalNow() * 1000).toLocaleString([], { weekday: "short", hour: "2-digit", minute: "2-digit", second: "2-digit" });
  document.getElementById("clock").textContent = state.speed ? `${at} · ${state.speed}×` : `${at} · paused`;
}

document.getElementById("speeds").addEventListener("click", async ({ target }) => {
  const { speed, jump } = target.dataset;
  if (speed === undefined && jump === undefined) return;
  await ask("/clock", { method: "POST", body: JSON.stringify(speed === undefined ? { jump: Number(jump) } : { speed: Number(speed) }) });
  await readClock();
});

// -- following the game

async function follow() {
  for (;;) {
    try {
      await meet();
      const { cursor, events } = await ask(`/feed?since=${state.cursor}&wait=20`);
      state.cursor = cursor;
      const touched = new Set(events.flatMap((event) => event.people));
      await Promise.all([...state.open.values()].filter((phone) => touched.has(phone.person.id)).map((phone) => phone.refresh()));
    } catch (error) {
      document.getElementById("clock").textContent = "The rehearsal has stopped; this page waits for it.";
      await new Promise((done) => setTimeout(done, 2000));
    }
    await new Promise((done) => setTimeout(done, 250));
  }
}

setInterval(showClock, 500);
setInterval(() => readClock().catch(() => {}), 3000);
readClock().catch(() => {});
follow();
