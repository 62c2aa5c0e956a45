// One phone: chats and topics with their unread counts, the messages of one of them, and what its owner does.

import { act, look, rehearsalNow, state } from "./asking.js";
import { bubble, element, formatted } from "./bubbles.js";

const MOST = 60; // messages that are shown of a chat
const placeOf = (chat, topic) => `${chat}/${topic ?? ""}`;

export class Phone {
  constructor(person) {
    this.person = person;
    this.chat = null;
    this.topic = null;
    this.isOffline = false;
    this.unread = new Map(); // by place: how many, and whether one of them rang
    const name = person.first_name;
    this.hand = this.switch("Play by hand", () => this.takeSeat());
    this.offline = this.switch("Offline", () => this.goOffline());
    this.block = this.switch("Block the bot", () => this.blockBot());
    const more = element("details", { class: "more" }, element("summary", {}, "More"), this.offline, this.block);
    this.tabs = element("div", { class: "tabs", role: "group", "aria-label": `Chats of ${name}` });
    this.pin = element("p", { class: "pin", hidden: true });
    this.log = element("div", { class: "log", role: "log", tabindex: "0", "aria-label": `Messages of ${name}` });
    this.word = element("p", { class: "word", role: "status" });
    this.input = element("input", { "aria-label": `Write as ${name}`, autocomplete: "off", placeholder: "Message or /command", list: `menu-${person.id}` });
    this.menu = element("datalist", { id: `menu-${person.id}` });
    const form = element("form", { onsubmit: (event) => this.send(event) }, this.input, this.menu, element("button", {}, "Send"));
    this.root = element("section", { class: "phone", "aria-label": `Phone of ${name}` },
      element("div", { class: "owner" }, element("h2", {}, name), this.hand, more), this.tabs, this.pin, this.log, this.word, form);
    this.showHand();
  }

  switch(label, onclick) {
    return element("button", { type: "button", class: "hand", "aria-pressed": "false", onclick }, label);
  }

  async refresh() {
    if (this.isOffline) return;
    const chats = await look(`/phone/${this.person.id}/chats`);
    if (!chats.length) return;
    if (!chats.some((each) => each.chat.id === this.chat)) this.chat = (chats.find((each) => each.chat.type !== "private") ?? chats[0]).chat.id;
    const shown = chats.find((each) => each.chat.id === this.chat);
    this.unread.delete(placeOf(this.chat, this.topic));
    this.showTabs(chats);
    const all = await look(`/phone/${this.person.id}/chats/${this.chat}`);
    const messages = all.filter((each) => (each.message_thread_id ?? null) === this.topic || !shown.topics.length);
    this.showMessages(messages);
    const pinned = messages.filter((each) => shown.pinned.includes(each.message_id)).at(-1);
    this.pin.hidden = !pinned;
    if (pinned) this.showPin(pinned);
    this.input.disabled = !shown.may_write;
    this.input.placeholder = shown.may_write ? "Message or /command" : "Nobody may write here just now";
  }

  showTabs(chats) {
    const wanted = chats.flatMap((each) => [
      [each.chat.type === "private" ? "Bot" : each.chat.title, each.chat.id, null],
      ...each.topics.map((topic) => [topic.name, each.chat.id, topic.message_thread_id]),
    ]).sort((a, b) => placeOf(a[1], a[2]).localeCompare(placeOf(b[1], b[2]), "en", { numeric: true }));
    const focused = [...this.tabs.children].indexOf(document.activeElement);
    this.tabs.replaceChildren(...wanted.map(([name, chat, topic]) => this.tab(name, chat, topic)));
    if (focused >= 0) this.tabs.children[focused]?.focus();
  }

  tab(name, chat, topic) {
    const isShown = chat === this.chat && topic === this.topic;
    const unread = this.unread.get(placeOf(chat, topic));
    const badge = unread ? element("span", { class: unread.rang ? "badge loud" : "badge" }, `${unread.count}`, element("span", { class: "aside" }, unread.rang ? " unread" : " unread, silent")) : null;
    return element("button", { type: "button", "aria-pressed": String(isShown), onclick: () => this.turnTo(chat, topic) }, name, badge);
  }

  showMessages(messages) {
    const atEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 60;
    const options = {
      person: this.person.id, now: rehearsalNow(), onCommand: (text) => this.say(text), onLink: (url) => this.follow(url),
      onPress: (message, button) => this.press(message, button),
    };
    this.log.replaceChildren(...messages.slice(-MOST).map((message) => bubble(message, options)));
    if (atEnd) this.log.scrollTop = this.log.scrollHeight;
  }

  showPin(pinned) {
    const [line] = (pinned.text ?? pinned.caption ?? "").split("\n");
    const entities = (pinned.entities ?? pinned.caption_entities ?? []).filter((each) => each.offset + each.length <= line.length);
    this.pin.replaceChildren("📌 ", ...formatted(line, entities, { now: rehearsalNow(), onCommand: (text) => this.say(text), onLink: (url) => this.follow(url) }));
  }

  // A message that has come in: it is unread unless its place is open, and rings unless it is silent.
  notice(message) {
    const place = placeOf(message.chat.id, message.message_thread_id ?? null);
    const isOpen = place === placeOf(this.chat, this.topic) && !this.isOffline;
    if (isOpen || message.from?.id === this.person.id) return;
    const before = this.unread.get(place) ?? { count: 0, rang: false };
    this.unread.set(place, { count: before.count + 1, rang: before.rang || !message.is_silent });
  }

  async turnTo(chat, topic = null) {
    this.chat = chat;
    this.topic = topic;
    await this.refresh();
    this.log.scrollTop = this.log.scrollHeight;
    const commands = await look(`/phone/${this.person.id}/menu/${chat}`);
    this.menu.replaceChildren(...commands.map((each) => element("option", { value: `/${each.command}` }, each.description)));
  }

  // -- what its owner does

  async send(event) {
    event.preventDefault();
    if (this.input.value.trim()) await this.say(this.input.value);
    this.input.value = "";
  }

  say(text) {
    return this.tell(() => act("say", { person: this.person.id, chat: this.chat, text, ...(this.topic === null ? {} : { topic: this.topic }) }));
  }

  press(message, button) {
    if (button.url) return this.follow(button.url);
    return this.tell(async () => {
      const { query_id: query } = await act("tap", { person: this.person.id, message: message.message_id, chat: message.chat.id, label: button.text });
      await this.hear(query);
    });
  }

  follow(url) {
    return this.tell(async () => {
      const led = await act("follow", { person: this.person.id, url });
      if (led.joined === false) this.word.textContent = "You have asked to be let in.";
      await this.turnTo(led.joined === false ? this.chat : led.chat ?? this.person.id);
    });
  }

  // The bot's answer to a tap, for a few seconds.
  async hear(query) {
    for (let round = 0; round < 25; round += 1) {
      const { answer } = await act("answer", { query_id: query });
      if (answer) {
        this.word.textContent = answer.text ?? "";
        if (answer.url) await this.follow(answer.url);
        return;
      }
      await new Promise((done) => setTimeout(done, 200));
    }
    this.word.textContent = "The bot has not answered.";
  }

  async tell(deed) {
    try {
      if (this.isOffline) throw new Error("This phone is offline.");
      this.word.textContent = "";
      await deed();
    } catch (error) {
      this.word.textContent = error.message;
    }
  }

  // -- its seat and its line

  // The robot of this seat stands aside, or plays on.
  takeSeat() {
    return this.tell(async () => {
      const wanted = !state.byHand.has(this.person.id);
      const answer = await fetch(`/seats/${this.person.id}`, { method: "POST", body: JSON.stringify({ by_hand: wanted }) });
      if (!answer.ok) throw new Error(await answer.text());
      state.byHand = new Set((await answer.json()).by_hand);
      this.showHand();
    });
  }

  showHand() {
    this.hand.setAttribute("aria-pressed", String(state.byHand.has(this.person.id)));
  }

  goOffline() {
    this.isOffline = !this.isOffline;
    this.offline.setAttribute("aria-pressed", String(this.isOffline));
    this.root.classList.toggle("offline", this.isOffline);
    return this.refresh();
  }

  blockBot() {
    return this.tell(async () => {
      const isBlocked = this.block.getAttribute("aria-pressed") === "true";
      await act(isBlocked ? "unblock" : "block", { person: this.person.id });
      this.block.setAttribute("aria-pressed", String(!isBlocked));
    });
  }
}
