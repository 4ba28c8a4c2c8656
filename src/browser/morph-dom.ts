const isPicture = /^(IMG|PICTURE|SOURCE|svg)$/;

/** The key of a disclosure group: its label without numbers. */
const titleOf = (element: Element): string | undefined =>
  element.nodeName === "DETAILS"
    ? element.querySelector("summary")?.textContent.replace(/\d+/g, "")
    : undefined;

/**
 * Whether one node can be updated to the other in place. An image element would show the old picture until
 * the new one has loaded, so pictures must be equal; replacing a node under a pressed pointer would lose the
 * click.
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

/** Copies the attributes of another element. */
export const takeAttributes = (own: Element, next: Element): void => {
  // The visitor controls whether a group is open.
  for (const name of own.getAttributeNames())
    if (name !== "open" && !next.hasAttribute(name)) own.removeAttribute(name);
  for (const name of next.getAttributeNames()) {
    const value = next.getAttribute(name) ?? "";
    if (name !== "open" && own.getAttribute(name) !== value) own.setAttribute(name, value);
  }
};

/** Updates one node to match the other, in place where possible. */
const become = (one: Node | undefined, other: Node | undefined): boolean => {
  if (!one || !other || !isKin(one, other)) return false;
  morphElement(one, other);
  return true;
};

/**
 * Morphs a part of this page into the same part of another one. Equal nodes stay, and with them focus, scroll
 * position and open state; a slider being dragged stays under the pointer.
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
