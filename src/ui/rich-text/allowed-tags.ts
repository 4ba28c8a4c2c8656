/** Elements that content may use; others lose their tags, and their text stays. */
const allowedTags = [
  "p",
  "h2",
  "h3",
  "ul",
  "ol",
  "li",
  "table",
  "caption",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "strong",
  "em",
  "b",
  "i",
  "a",
  "br",
] as const;

export type MarkupTag = (typeof allowedTags)[number];

const known: ReadonlySet<string> = new Set(allowedTags);

export const isAllowedTag = (name: string): name is MarkupTag => known.has(name);
