// What is under "More" on a phone: it goes offline, blocks the bot, opens a link, makes groups and channels.

import { act } from "./asking.js";
import { button, element } from "./element.js";

export function more(phone) {
  const person = phone.person.id;
  const offline = button("Offline", goOffline, { "aria-pressed": "false" });
  const block = button("Block the bot", blockBot, { "aria-pressed": "false" });
  const field = element("input", { "aria-label": "A link, or a title", placeholder: "A link, or a title", autocomplete: "off" });
  const root = element("details", { class: "more" }, element("summary", {}, "More"), element("div", { class: "sheet" },
    offline, block, field,
    button("Open this link", () => phone.follow(field.value.trim()).then((done) => done && close())),
    button("Make a group", () => make("supergroup")), button("Make a channel", () => make("channel")),
    button("Invite to this chat", invite), button("Leave this chat", () => phone.tell(() => act("leave", { person, chat: phone.chat })))));

  function close() {
    field.value = "";
    root.open = false;
  }

  function goOffline() {
    phone.isOffline = !phone.isOffline;
    offline.setAttribute("aria-pressed", String(phone.isOffline));
    phone.root.classList.toggle("offline", phone.isOffline);
    return phone.refresh();
  }

  function blockBot() {
    const isBlocked = block.getAttribute("aria-pressed") === "true";
    return phone.tell(async () => {
      await act(isBlocked ? "unblock" : "block", { person });
      showBlocked(!isBlocked);
    });
  }

  function showBlocked(isBlocked) {
    block.setAttribute("aria-pressed", String(isBlocked));
  }

  function make(type) {
    return phone.tell(async () => {
      const title = field.value.trim();
      if (!title) throw new Error("Write the title first.");
      close();
      await phone.found(type, title);
    });
  }

  function invite() {
    return phone.tell(async () => {
      const { invite_link: link } = await act("invite_link", { chat: phone.chat, by: person });
      field.value = link;
      field.select();
      phone.say(`Open this on another phone: ${link}`);
    });
  }

  return { root, showBlocked };
}
