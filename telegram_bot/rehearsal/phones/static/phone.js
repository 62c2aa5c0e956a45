// One phone: chats and topics with their unread counts, the messages of one of them, and what its owner does.

import { act, look, rehearsalNow, state } from "./asking.js";
import { bubble, firstLine } from "./bubbles.js";
import { Composer } from "./composer.js";
import { arrange, button, element } from "./element.js";
import { more } from "./more.js";
import { Tabs } from "./tabs.js";
import { placeOf, unreadOf } from "./unread.js";

const MOST = 60; // messages that are shown of a chat
const SECONDS_OF_A_WORD = 8;

export class Phone {
  // `chat`: what it shows first; without one, a group if there is one.
  constructor(person, chat = null) {
    this.person = person;
    this.chat = chat;
    this.topic = null;
    this.turns = 0; // how often it has been turned to a chat or a topic
    this.isOffline = false;
    this.chosen = null; // the message whose actions are shown
    this.drawn = new Map(); // by message: how it was drawn last
    const name = person.first_name;
    this.hand = button("Play by hand", () => this.takeSeat(), { class: "hand", "aria-pressed": "false" });
    this.crew = element("span", { class: "crew" });
    this.more = more(this);
    this.tabs = new Tabs(this);
    this.pin = button("", () => this.jump(this.pinned), { class: "pin", hidden: true, "aria-label": "Pinned message" });
    this.log = element("div", { class: "log", role: "log", tabindex: "0", "aria-label": `Messages of ${name}` });
    this.word = element("p", { class: "word", role: "status" });
    this.alert = element("div", { class: "alert", role: "alertdialog", "aria-label": "The bot says", hidden: true });
    this.begin = button("Start", () => this.tell(() => act("start", { person: person.id })), { class: "begin", hidden: true });
    this.composer = new Composer(name, { onText: (text, target) => this.write(text, target), onSend: (kind, target) => this.send(kind, target) });
    this.root = element("section", { class: "phone", "aria-label": `Phone of ${name}` },
      element("div", { class: "owner" }, element("h2", {}, name), this.crew, this.hand, this.more.root),
      this.tabs.root, this.pin, this.log, this.begin, this.word, this.composer.root, this.alert);
    new ResizeObserver(() => this.isAtEnd && this.toEnd()).observe(this.log);
    this.log.addEventListener("scroll", () => { this.isAtEnd = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < 60; });
    this.log.addEventListener("load", () => this.isAtEnd && this.toEnd(), true);
    this.isAtEnd = true;
    this.showSeat();
  }

  looksAt(message) {
    return !this.isOffline && placeOf(message.chat.id, message.message_thread_id ?? null) === placeOf(this.chat, this.topic);
  }

  // -- what it shows

  async refresh() {
    if (this.isOffline) return;
    const turns = this.turns;
    const chats = await look(`/phone/${this.person.id}/chats`);
    if (turns !== this.turns) return; // it has been turned elsewhere meanwhile, and looks there
    this.begin.hidden = chats.some((each) => each.chat.type === "private");
    this.composer.root.hidden = !chats.length;
    if (!chats.length) return;
    if (!chats.some((each) => each.chat.id === this.chat)) [this.chat, this.topic] = [(chats.find((each) => each.chat.type !== "private") ?? chats[0]).chat.id, null];
    const shown = chats.find((each) => each.chat.id === this.chat);
    if (this.topic !== null && !shown.topics.some((each) => each.message_thread_id === this.topic)) this.topic = null;
    unreadOf(this.person.id).delete(placeOf(this.chat, this.topic));
    this.tabs.show(chats);
    const all = await look(`/phone/${this.person.id}/chats/${this.chat}`);
    if (turns !== this.turns) return;
    const messages = all.filter((each) => (each.message_thread_id ?? null) === this.topic || !shown.topics.length);
    this.showMessages(messages);
    this.showPin(messages.filter((each) => shown.pinned.includes(each.message_id)).at(-1));
    this.composer.allow(shown.may_write, shown.chat.type === "channel");
    if (this.menuOf !== this.chat) await this.readMenu();
  }

  // Only what has changed is drawn anew, so that a finger or a key on a button stays there.
  showMessages(messages) {
    const kept = new Map();
    for (const message of messages.slice(-MOST)) {
      const id = message.message_id;
      const key = `${message.chat.id}/${id}/${this.chosen === id}/${JSON.stringify(message)}`;
      const before = this.drawn.get(id);
      kept.set(id, before?.key === key ? before : { key, node: bubble(message, { ...this.options(), isChosen: this.chosen === id }) });
    }
    this.drawn = kept;
    if (arrange(this.log, [...kept.values()].map(({ node }) => node)) && this.isAtEnd) this.toEnd();
  }

  options() {
    return {
      person: this.person.id, now: rehearsalNow(),
      onCommand: (text) => this.write(text), onLink: (url) => this.follow(url), onJump: (id) => this.jump(id),
      onPress: (message, pressed) => this.press(message, pressed), onChoose: (message) => this.choose(message),
      onReply: (message) => this.aim({ reply: message }), onEdit: (message) => this.aim({ edit: message }),
      onDelete: (message) => this.deed("delete", message), onReact: (message) => this.deed("react", message, { emoji: ["👍"] }),
      onForward: (message) => this.tell(() => act("forward", { person: this.person.id, message: message.message_id, from_chat: message.chat.id })),
    };
  }

  showPin(pinned) {
    this.pinned = pinned?.message_id;
    this.pin.hidden = !pinned;
    if (!pinned) return;
    this.pin.replaceChildren("📌 ", ...firstLine(pinned, rehearsalNow()));
  }

  jump(id) {
    this.drawn.get(id)?.node.scrollIntoView({ block: "center" });
  }

  toEnd() {
    this.log.scrollTop = this.log.scrollHeight;
  }

  async turnTo(chat, topic = null) {
    Object.assign(this, { chat, topic, turns: this.turns + 1, isAtEnd: true, chosen: null });
    this.composer.aim({});
    await this.refresh();
    this.toEnd();
    await this.readMenu();
  }

  async readMenu() {
    const chat = this.menuOf = this.chat;
    const commands = await look(`/phone/${this.person.id}/menu/${chat}`);
    if (chat === this.chat) this.composer.commands = commands;
  }

  showSeat() {
    this.hand.setAttribute("aria-pressed", String(state.byHand.has(this.person.id)));
    const crew = state.tables.find((table) => table.people.includes(this.person.id));
    this.hand.hidden = !crew;
    this.crew.textContent = crew?.title ?? "";
    this.more.showBlocked(Boolean(state.persons.get(this.person.id)?.has_blocked));
  }

  // -- what its owner does

  write(text, { reply, edit } = {}) {
    const place = { person: this.person.id, chat: this.chat, text };
    if (edit) return this.tell(() => act("edit", { ...place, message: edit.message_id }));
    return this.tell(() => act("say", { ...place, ...this.aside(reply) }));
  }

  send(kind, { reply } = {}) {
    const [deed, terms] = kind === "album" ? ["album", { count: 3 }] : ["send", { kind }];
    return this.tell(() => act(deed, { person: this.person.id, chat: this.chat, ...terms, ...this.aside(reply) }));
  }

  aside(reply) {
    return { ...(this.topic === null ? {} : { topic: this.topic }), ...(reply ? { reply_to: reply.message_id } : {}) };
  }

  choose(message) {
    this.chosen = this.chosen === message?.message_id ? null : message?.message_id ?? null;
    return this.refresh();
  }

  aim(target) {
    this.choose(null);
    this.composer.aim(target);
  }

  async deed(name, message, terms = {}) {
    await this.tell(() => act(name, { person: this.person.id, chat: message.chat.id, message: message.message_id, ...terms }));
    await this.choose(null);
  }

  press(message, pressed) {
    if (pressed.url) return this.follow(pressed.url);
    return this.tell(async () => {
      const { query_id: query } = await act("tap", { person: this.person.id, message: message.message_id, chat: message.chat.id, label: pressed.text });
      await this.hear(query);
    });
  }

  follow(url) {
    return this.tell(async () => {
      const led = await act("follow", { person: this.person.id, url });
      if (led.startgroup !== undefined) return this.found("supergroup", `${this.person.first_name}’s group`, led.startgroup);
      await this.turnTo(led.joined === false ? this.chat : led.chat ?? this.person.id);
      if (led.joined === false) this.say("You have asked to be let in.");
    });
  }

  // A new chat of this person's, with the bot as its administrator.
  async found(type, title, payload) {
    const { id } = await act("group", { owner: this.person.id, title, type });
    await act("add_bot", { chat: id, by: this.person.id, rights: "all", payload });
    await this.turnTo(id);
  }

  // The bot's answer to a tap: a word for a few seconds, or a box that waits for OK.
  async hear(query) {
    for (let round = 0; round < 25; round += 1) {
      const { answer } = await act("answer", { query_id: query });
      if (answer) {
        if (answer.show_alert) this.warn(answer.text);
        else this.say(answer.text ?? "");
        if (answer.url) await this.follow(answer.url);
        return;
      }
      await new Promise((done) => setTimeout(done, 200));
    }
    this.say("The bot has not answered.");
  }

  say(words) {
    this.word.textContent = words;
    clearTimeout(this.quiet);
    this.quiet = setTimeout(() => { this.word.textContent = ""; }, SECONDS_OF_A_WORD * 1000);
  }

  warn(words) {
    const close = button("OK", () => { this.alert.hidden = true; });
    this.alert.replaceChildren(element("p", {}, words), close);
    this.alert.hidden = false;
    close.focus();
  }

  // Does it, or says why not; true if it was done.
  async tell(deed) {
    try {
      if (this.isOffline) throw new Error("This phone is offline.");
      this.say("");
      await deed();
      return true;
    } catch (error) {
      this.say(error.message);
      return false;
    }
  }

  // The robot of this seat stands aside, or plays on.
  takeSeat() {
    return this.tell(async () => {
      const wanted = !state.byHand.has(this.person.id);
      const answer = await fetch(`/seats/${this.person.id}`, { method: "POST", body: JSON.stringify({ by_hand: wanted }) });
      if (!answer.ok) throw new Error(await answer.text());
      state.byHand = new Set((await answer.json()).by_hand);
      this.showSeat();
      this.say(wanted ? "The seat is yours: the robot waits until you give it back." : "The robot plays on.");
    });
  }
}
