// The chats and topics of a phone side by side, each with what has not been looked at in it.

import { state } from "./asking.js";
import { arrange, button, element } from "./element.js";
import { badge, placeOf, unreadOf } from "./unread.js";

const MARGIN = 12; // pixels beside a tab that has been brought into sight

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
    const wasSeen = this.place !== undefined && !this.hiddenPart(this.kept.get(this.place));
    this.kept = new Map(wanted.map(([name, chat, topic]) => [placeOf(chat, topic), this.tab(name, chat, topic)]));
    arrange(this.root, [...this.kept.values()]);
    const place = placeOf(this.phone.chat, this.phone.topic);
    // What grows beside the chosen one, as a count does, is not to push it out of sight.
    if (place !== this.place || wasSeen) this.root.scrollLeft += this.hiddenPart(this.kept.get(place));
    this.place = place;
  }

  // How many pixels the row has to move for a tab to be seen; 0 if it is.
  hiddenPart(tab) {
    if (!tab) return 0;
    const [row, at] = [this.root.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (at.left < row.left) return at.left - row.left - MARGIN;
    return at.right > row.right ? at.right - row.right + MARGIN : 0;
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
