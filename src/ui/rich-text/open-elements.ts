import type { MarkupTag } from "./allowed-tags.ts";
import type { MarkupNode } from "./markup-node.ts";

/** An open element; lists of them are outermost first. */
export type OpenElement = { readonly tag: MarkupTag; readonly children: MarkupNode[] };

/** Allowed parents of the parts of a table; elsewhere they lose their tags. */
const tableParents: Partial<Record<MarkupTag, readonly MarkupTag[]>> = {
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["tbody", "thead"],
  th: ["tr"],
  td: ["tr"],
};
/** Elements of a table that contain only its parts. */
const partsOnly: ReadonlySet<MarkupTag> = new Set(["table", "thead", "tbody", "tr"]);
/** Elements that end a paragraph, since it cannot contain them. */
const endsParagraph: ReadonlySet<MarkupTag> = new Set(["p", "h2", "h3", "ul", "ol", "table"]);
const headings: ReadonlySet<MarkupTag> = new Set(["h2", "h3"]);
const lists: ReadonlySet<MarkupTag> = new Set(["ul", "ol"]);

/** Whether content would be between the cells of a table, where none is allowed. */
export const isBetweenCells = (open: readonly OpenElement[]): boolean =>
  open.slice(-1).some(({ tag }) => partsOnly.has(tag));

/** Closes elements that browsers close when another one starts, so that both parse alike. */
const endBefore = (open: OpenElement[], tag: MarkupTag): void => {
  const end = (ends: (element: OpenElement) => boolean, from = 0) => {
    const position = open.findLastIndex((element, index) => index >= from && ends(element));
    if (position >= 0) open.length = position;
  };
  if (tag === "a") end((element) => element.tag === "a");
  if (endsParagraph.has(tag)) end((element) => element.tag === "p");
  if (headings.has(tag)) end((element) => headings.has(element.tag));
  if (tag === "li")
    end(
      (element) => element.tag === "li",
      open.findLastIndex((element) => lists.has(element.tag)),
    );
};

/**
 * Closes elements that cannot contain a part of a table, and opens the body that a row needs. False where
 * there is no open table.
 */
const makeRoomInTable = (open: OpenElement[], tag: MarkupTag, parents: readonly MarkupTag[]): boolean => {
  const table = open.findLastIndex((element) => element.tag === "table");
  if (table < 0) return false;
  const parent = open.findLastIndex((element, index) => index >= table && parents.includes(element.tag));
  if (parent >= 0) {
    open.length = parent + 1;
    return true;
  }
  if (tag !== "tr") return false;
  open.length = table + 1;
  const body: OpenElement = { tag: "tbody", children: [] };
  open[table]?.children.push(body);
  open.push(body);
  return true;
};

/** Closes elements that cannot contain a new one; false where it is not allowed at all. */
export const makeRoom = (open: OpenElement[], tag: MarkupTag): boolean => {
  endBefore(open, tag);
  const parents = tableParents[tag];
  return parents ? makeRoomInTable(open, tag, parents) : !isBetweenCells(open);
};
