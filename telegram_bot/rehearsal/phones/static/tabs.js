// The chats and topics of a phone side by side, each with what has not been looked at in it.

import { state } from "./asking.js";
import { arrange, button, element } from "./element.js";
import { badge, placeOf, unreadOf } from "./unread.js";

export class Tabs {
  constructor(phone) {
    this.phone = phone;
    this.root = element("div", { class: "tabs", role: "group", "aria-label": `Chats of ${phone.person.first_name}` });
    this.kept = new Map(); // by place
  }

  show(chats) {
    const wanted = chats.flatMap((each) => [
      [nameOf(each.chat), each.chat.id, null],
      ...each.topics.map((topic) => [topic.name, each.chat.id, topic.message_thread_id]),
    ]).sort((a, b) => placeOf(a[1], a[2]).localeCompare(placeOf(b[1], b[2]), "en", { numeric: true }));
    this.kept = new Map(wanted.map(([name, chat, topic]) => [placeOf(chat, topic), this.tab(name, chat, topic)]));
    arrange(this.root, [...this.kept.values()]);
    const place = placeOf(this.phone.chat, this.phone.topic);
    if (place !== this.place) this.kept.get(place)?.scrollIntoView({ block: "nearest", inline: "nearest" });
    this.place = place;
  }

  tab(name, chat, topic) {
    const place = placeOf(chat, topic);
    const tab = this.kept.get(place) ?? button("", () => this.phone.turnTo(chat, topic));
    const label = element("span", {}, name, badge(unreadOf(this.phone.person.id).get(place)));
    if (!tab.firstChild?.isEqualNode(label)) tab.replaceChildren(label);
    tab.setAttribute("aria-pressed", String(place === placeOf(this.phone.chat, this.phone.topic)));
    return tab;
  }
}

function nameOf(chat) {
  if (chat.type === "private") return state.botName;
  return chat.type === "channel" ? `📢 ${chat.title}` : chat.title;
}
