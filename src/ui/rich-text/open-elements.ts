import type { MarkupTag } from "./allowed-tags.ts";
import type { MarkupNode } from "./markup-node.ts";

/** An element that has begun and not ended; a list of them is outermost first. */
export type OpenElement = { readonly tag: MarkupTag; readonly children: MarkupNode[] };

/** Where each part of a table may stand; anywhere else it loses its tags. */
const tableParents: Partial<Record<MarkupTag, readonly MarkupTag[]>> = {
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["tbody", "thead"],
  th: ["tr"],
  td: ["tr"],
};
/** Elements of a table that hold nothing but its parts. */
const partsOnly: ReadonlySet<MarkupTag> = new Set(["table", "thead", "tbody", "tr"]);
/** Elements that a paragraph cannot hold: it ends where they begin. */
const endsParagraph: ReadonlySet<MarkupTag> = new Set(["p", "h2", "h3", "ul", "ol", "table"]);
const headings: ReadonlySet<MarkupTag> = new Set(["h2", "h3"]);
const lists: ReadonlySet<MarkupTag> = new Set(["ul", "ol"]);

/** Whether what comes now would stand between the cells of a table, where nothing may stand. */
export const isBetweenCells = (open: readonly OpenElement[]): boolean =>
  open.slice(-1).some(({ tag }) => partsOnly.has(tag));

/** Ends what browsers would end where an element begins, so that both see the same elements. */
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
 * Ends what a part of a table cannot stand in, and begins the body that a row needs. False where there is no table for
 * it, or none that is still open.
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

/** Ends what cannot hold an element that begins; false where it may not stand at all. */
export const makeRoom = (open: OpenElement[], tag: MarkupTag): boolean => {
  endBefore(open, tag);
  const parents = tableParents[tag];
  return parents ? makeRoomInTable(open, tag, parents) : !isBetweenCells(open);
};
