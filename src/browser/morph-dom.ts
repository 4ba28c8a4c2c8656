const isPicture = /^(IMG|PICTURE|SOURCE|svg)$/;

/** What a group that opens is called, without the numbers in it. */
const titleOf = (element: Element): string | undefined =>
  element.nodeName === "DETAILS"
    ? element.querySelector("summary")?.textContent.replace(/\d+/g, "")
    : undefined;

/**
 * Whether one node can become the other without anybody noticing. A picture would show the old one until the new one came; the same
 * one stays, for what has been taken away under a pressed finger is not clicked.
 */
const isKin = (one: Node, other: Node): boolean => {
  if (!(one instanceof Element) || !(other instanceof Element)) return one.nodeType === other.nodeType;
  const same = (name: string) => one.getAttribute(name) === other.getAttribute(name);
  return (
    one.nodeName === other.nodeName &&
    (!isPicture.test(one.nodeName) || one.isEqualNode(other)) &&
    titleOf(one) === titleOf(other) &&
    ["class", "data-vin", "type", "name"].every(same) &&
    (one.getAttribute("type") !== "checkbox" || same("value"))
  );
};

/** Gives an element the attributes of another one. */
export const takeAttributes = (own: Element, next: Element): void => {
  // Whether a group is open is up to the visitor.
  for (const name of own.getAttributeNames())
    if (name !== "open" && !next.hasAttribute(name)) own.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? "";
    if (name !== "open" && own.getAttribute(name) !== value) own.setAttribute(name, value);
  }
};

/** Makes one node the other where it can. */
const become = (one: Node | undefined, other: Node | undefined): boolean => {
  if (!one || !other || !isKin(one, other)) return false;
  morphElement(one, other);
  return true;
};

/**
 * Makes a part of this page what the same part of another one is. What is alike stays in its place, and with it the focus, what is
 * scrolled and what is open; a slider that is being dragged stays in the hand.
 */
export const morphElement = (own: Node, next: Node): void => {
  if (own.isEqualNode(next)) return;
  if (!(own instanceof Element)) {
    own.nodeValue = next.nodeValue;
    return;
  }
  if (own.matches("[data-slider]:active")) return;
  takeAttributes(own, next as Element);
  const before = [...own.childNodes];
  const after = [...next.childNodes];
  let start = 0;
  while (become(before[start], after[start])) start++;
  let place: Node | null = null;
  while (before.length > start && after.length > start && become(before.at(-1), after.at(-1))) {
    place = before.pop() ?? null;
    after.pop();
  }
  for (const node of before.slice(start)) node.remove();
  for (const node of after.slice(start)) own.insertBefore(node, place);
};
