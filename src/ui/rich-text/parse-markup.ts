import { Parser } from "htmlparser2";
import { isAllowedTag, type MarkupTag } from "./allowed-tags.ts";
import type { MarkupNode } from "./markup-node.ts";

/** An open element; lists of them are outermost first. */
type OpenElement = { readonly tag: MarkupTag; readonly children: MarkupNode[] };

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
const isBetweenCells = (open: readonly OpenElement[]): boolean =>
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
const makeRoom = (open: OpenElement[], tag: MarkupTag): boolean => {
  endBefore(open, tag);
  const parents = tableParents[tag];
  return parents ? makeRoomInTable(open, tag, parents) : !isBetweenCells(open);
};

/** Elements whose text is not content. */
const skipped: ReadonlySet<string> = new Set([
  "iframe",
  "math",
  "noscript",
  "object",
  "script",
  "style",
  "svg",
  "template",
  "title",
]);
const deepest = 20;
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what it is about
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;

/** Receives the parser's events and collects allowed elements. */
const createCollector = () => {
  const root: MarkupNode[] = [];
  const open: OpenElement[] = [];
  const here = () => open.at(-1)?.children ?? root;
  return {
    root,
    addText: (text: string): void => {
      if (isBetweenCells(open)) return;
      const [nodes, clean] = [here(), text.replace(controls, "")];
      const last = nodes.at(-1);
      if (typeof last === "string") nodes[nodes.length - 1] = last + clean;
      else if (clean !== "") nodes.push(clean);
    },
    open: (tag: MarkupTag, href: string | undefined): void => {
      if (!makeRoom(open, tag)) return;
      const element = { tag, ...(tag === "a" && { href }), children: [] as MarkupNode[] };
      here().push(element);
      if (tag !== "br" && open.length < deepest) open.push(element);
    },
    end: (tag: MarkupTag): void => {
      const position = open.findLastIndex((element) => element.tag === tag);
      if (position >= 0) open.length = position;
    },
  };
};

/**
 * Parses the simple markup of content into a tree, without a browser: paragraphs, two levels of heading,
 * lists, tables, emphasis, links and line breaks. Other elements lose their tags, scripts and styles their
 * text too; attributes other than a link's address are removed. Unclosed elements end with their parent.
 * Never throws.
 */
export const parseMarkup = (markup: string): MarkupNode[] => {
  const { root, addText, open, end } = createCollector();
  let unread = 0;
  const parser = new Parser({
    onopentag: (name, { href }, isImplied) => {
      if (skipped.has(name)) unread += 1;
      else if (unread === 0 && !isImplied && isAllowedTag(name)) open(name, href);
    },
    onclosetag: (name, isImplied) => {
      if (skipped.has(name)) unread -= 1;
      else if (unread === 0 && !isImplied && isAllowedTag(name)) end(name);
    },
    ontext: (text) => {
      if (unread === 0) addText(text);
    },
  });
  parser.end(markup);
  return root;
};
