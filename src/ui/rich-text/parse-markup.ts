import { Parser } from "htmlparser2";
import { isAllowedTag, type MarkupTag } from "./allowed-tags.ts";
import type { MarkupNode } from "./markup-node.ts";
import { isBetweenCells, makeRoom, type OpenElement } from "./open-elements.ts";

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
