// An element made in one line: attributes, listeners (on…) and children; text is never taken for markup.

export function element(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value != null) made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child != null));
  return made;
}

export const button = (label, onclick, attributes = {}) => element("button", { type: "button", onclick, ...attributes }, label);

// A sign for the eye and its meaning for the ear.
export const sign = (mark, meaning) => element("span", { title: meaning }, element("span", { "aria-hidden": "true" }, mark), element("span", { class: "aside" }, meaning));

// Makes these the children of an element and touches only what has changed, so that a finger or a key on one of them
// stays there; true if anything had.
export function arrange(parent, nodes) {
  if (parent.children.length === nodes.length && nodes.every((node, place) => parent.children[place] === node)) return false;
  for (const old of [...parent.children]) if (!nodes.includes(old)) old.remove();
  nodes.forEach((node, place) => parent.children[place] !== node && parent.insertBefore(node, parent.children[place] ?? null));
  return true;
}
