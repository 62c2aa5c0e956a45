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
