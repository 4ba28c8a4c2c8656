/** Elements that content may use; everything else loses its tags and keeps its text. */
const blockTags = ["p", "h2", "h3", "ul", "ol", "li"] as const;
const inlineTags = ["strong", "em", "b", "i", "a", "br"] as const;

type Tag = (typeof blockTags)[number] | (typeof inlineTags)[number];

export type MarkupNode =
  | string
  | { readonly tag: Tag; readonly href?: string; readonly children: MarkupNode[] };

const allowed: ReadonlySet<string> = new Set([...blockTags, ...inlineTags]);
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

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

function hrefIn(attributes: string): string | undefined {
  const [, double, single, bare] =
    /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(attributes) ?? [];
  const href = double ?? single ?? bare;
  return href === undefined ? undefined : decode(href);
}

/**
 * Turns the simple markup of content into elements, without a browser: paragraphs, two levels of heading, lists,
 * emphasis, links and line ends. Everything else loses its tags, scripts and styles their text too; attributes other
 * than a link's address are gone. Unclosed elements end where their parent ends. Never throws.
 */
export function parseMarkup(markup: string): MarkupNode[] {
  const source = markup.replace(dropped, "");
  const root: MarkupNode[] = [];
  const open: { tag: Tag; children: MarkupNode[] }[] = [];
  const here = () => open.at(-1)?.children ?? root;
  const addText = (text: string) => text !== "" && here().push(decode(text));
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
    if (position >= 0 && (tag === "p" || tag === "a")) open.length = position;
    const element = { tag, ...(tag === "a" && { href: hrefIn(attributes) }), children: [] as MarkupNode[] };
    here().push(element);
    if (tag !== "br" && open.length < 20) open.push(element);
  }
  addText(source.slice(end));
  return root;
}
