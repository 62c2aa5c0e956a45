// The line of a phone: text, commands as they are typed, what is answered or edited, and what else can be sent.

import { button, element } from "./element.js";

const KINDS = [
  ["Picture", "photo"], ["Three pictures", "album"], ["Sticker", "sticker"], ["GIF", "animation"], ["Voice", "voice"],
  ["File", "document"], ["Poll", "poll"], ["Contact", "contact"],
];

export class Composer {
  // `onText(text, target)` says, answers or edits; `onSend(kind, target)` sends anything else; a target is {reply} or {edit}.
  constructor(name, { onText, onSend }) {
    this.onText = onText;
    this.onSend = onSend;
    this.target = {};
    this.commands = [];
    this.banner = element("p", { class: "banner", hidden: true });
    this.menu = element("div", { class: "menu", role: "group", "aria-label": "Commands", hidden: true });
    this.input = element("textarea", {
      rows: 1, "aria-label": `Write as ${name}`, autocomplete: "off",
      oninput: () => this.suggest(), onkeydown: (event) => this.key(event),
    });
    const kinds = KINDS.map(([label, kind]) => button(label, () => this.send(kind)));
    this.attach = element("details", { class: "attach" }, element("summary", { "aria-label": "Send something else", title: "Send something else" }, "📎"), element("div", {}, ...kinds));
    this.sendButton = element("button", {}, "Send");
    this.form = element("form", { onsubmit: (event) => this.submit(event) }, this.attach, this.input, this.sendButton);
    this.root = element("div", { class: "composer" }, this.menu, this.banner, this.form);
  }

  allow(mayWrite, isChannel) {
    for (const each of [this.input, this.sendButton]) each.disabled = !mayWrite;
    this.attach.hidden = !mayWrite;
    this.input.placeholder = mayWrite ? "Message or /command" : isChannel ? "You read this channel" : "Nobody may write here just now";
  }

  // A tap on a suggestion sends it at once, as on a phone.
  suggest() {
    const typed = this.input.value;
    const fitting = /^\/\w*$/.test(typed) ? this.commands.filter((each) => `/${each.command}`.startsWith(typed)) : [];
    this.menu.hidden = !fitting.length;
    this.menu.replaceChildren(...fitting.map((each) =>
      button(element("span", {}, element("b", {}, `/${each.command}`), ` ${each.description}`), () => this.say(`/${each.command}`))));
  }

  key(event) {
    if (event.key === "Escape") this.aim({});
    if (event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    this.form.requestSubmit();
  }

  aim(target) {
    const wasEditing = Boolean(this.target.edit);
    this.target = target;
    const message = target.reply ?? target.edit;
    this.banner.hidden = !message;
    if (target.edit) this.input.value = message.text;
    else if (wasEditing) this.input.value = "";
    this.suggest();
    if (!message) return;
    const words = `${target.edit ? "Edit" : "Answer to"}: ${(message.text ?? message.caption ?? "a message").slice(0, 60)}`;
    this.banner.replaceChildren(element("span", {}, words), button("✕", () => this.aim({}), { "aria-label": "Let it be" }));
    this.input.focus();
  }

  submit(event) {
    event.preventDefault();
    return this.input.value.trim() ? this.say(this.input.value) : undefined;
  }

  // What the server refuses comes back into the line, unless something else has been written there meanwhile.
  async say(text) {
    const target = this.target;
    this.target = {};
    this.input.value = "";
    this.aim({});
    if (await this.onText(text, target) || this.input.value) return;
    this.aim(target);
    this.input.value = text;
  }

  async send(kind) {
    this.attach.open = false;
    if (await this.onSend(kind, this.target)) this.aim({});
  }
}
