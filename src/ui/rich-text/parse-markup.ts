/** Elements that content may use; everything else loses its tags and keeps its text. */
const blockTags = ["p", "h2", "h3", "ul", "ol", "li"] as const;
const tableTags = ["table", "caption", "thead", "tbody", "tr", "th", "td"] as const;
const inlineTags = ["strong", "em", "b", "i", "a", "br"] as const;

type Tag = (typeof blockTags)[number] | (typeof tableTags)[number] | (typeof inlineTags)[number];

export type MarkupElement = {
  readonly tag: Tag;
  readonly href?: string;
  /** Given to headings by whoever leads to them. */
  readonly id?: string;
  readonly children: MarkupNode[];
};

export type MarkupNode = string | MarkupElement;

const allowed: ReadonlySet<string> = new Set([...blockTags, ...tableTags, ...inlineTags]);
/** Where each part of a table may stand; anywhere else it loses its tags. */
const tableParents: Partial<Record<Tag, readonly Tag[]>> = {
  caption: ["table"],
  thead: ["table"],
  tbody: ["table"],
  tr: ["tbody", "thead"],
  th: ["tr"],
  td: ["tr"],
};
/** Elements of a table that hold nothing but its parts. */
const partsOnly: ReadonlySet<Tag> = new Set(["table", "thead", "tbody", "tr"]);
/** Elements that a paragraph cannot hold: it ends where they begin. */
const endsParagraph: ReadonlySet<Tag> = new Set(["p", "h2", "h3", "ul", "ol", "table"]);
const headings: ReadonlySet<Tag> = new Set(["h2", "h3"]);
const lists: ReadonlySet<Tag> = new Set(["ul", "ol"]);
const deepest = 20;
/** Elements whose text is no text for readers. */
const dropped = /<(script|style|iframe|object|template|svg|math|noscript|title)\b[\s\S]*?(<\/\1\s*>|$)/gi;
const token = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g;
const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  euro: "€",
};

const decode = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

const hrefIn = (attributes: string): string | undefined => {
  const [, double, single, bare] =
    /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  return href === undefined ? undefined : decode(href);
};

type Open = { readonly tag: Tag; readonly children: MarkupNode[] };

/** Ends what browsers would end where an element begins, so that both see the same elements. */
const endBefore = (open: Open[], tag: Tag): void => {
  const end = (ends: (element: Open) => boolean, from = 0) => {
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
const makeRoomInTable = (open: Open[], tag: Tag): boolean => {
  const table = open.findLastIndex((element) => element.tag === "table");
  if (table < 0) return false;
  const parents = tableParents[tag] ?? [];
  const parent = open.findLastIndex((element, index) => index >= table && parents.includes(element.tag));
  if (parent >= 0) {
    open.length = parent + 1;
    return true;
  }
  if (tag !== "tr") return false;
  open.length = table + 1;
  const body: Open = { tag: "tbody", children: [] };
  open[table]?.children.push(body);
  open.push(body);
  return true;
};

/**
 * Turns the simple markup of content into elements, without a browser: paragraphs, two levels of heading, lists,
 * tables, emphasis, links and line ends. Everything else loses its tags, scripts and styles their text too; attributes
 * other than a link's address are gone. Unclosed elements end where their parent ends. Never throws.
 */
export const parseMarkup = (markup: string): MarkupNode[] => {
  const source = markup.replace(dropped, "");
  const root: MarkupNode[] = [];
  const open: Open[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const isBetweenCells = () => open.slice(-1).some(({ tag }) => partsOnly.has(tag));
  const addText = (text: string) => text !== "" && !isBetweenCells() && here().push(decode(text));
  let end = 0;
  for (const match of source.matchAll(token)) {
    addText(source.slice(end, match.index));
    end = match.index + match[0].length;
    const [, closing, rawName = "", attributes = ""] = match;
    const name = rawName.toLowerCase();
    if (!allowed.has(name)) continue;
    const tag = name as Tag;
    const position = open.findLastIndex((element) => element.tag === tag);
    if (closing) {
      if (position >= 0) open.length = position;
      continue;
    }
    endBefore(open, tag);
    if (tableParents[tag] ? !makeRoomInTable(open, tag) : isBetweenCells()) continue;
    const element = { tag, ...(tag === "a" && { href: hrefIn(attributes) }), children: [] as MarkupNode[] };
    here().push(element);
    if (tag !== "br" && open.length < deepest) open.push(element);
  }
  addText(source.slice(end));
  return root;
};
