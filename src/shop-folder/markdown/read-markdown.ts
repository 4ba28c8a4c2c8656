import { lexer, type Token, type Tokens } from "marked";
import type { PlacedText } from "../files/placed-text.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { Inline, MarkdownPart } from "./markdown-part.ts";

type Fail = (what: string) => never;

/**
 * Reads the Markdown that texts are written in: headings of the second and third level, paragraphs, lists of one level, tables, strong
 * words and links. A paragraph `: words` before a table is its caption.
 * @throws ShopFileError that names file, line and field of anything else
 */
export const readMarkdown = ({ file, field, firstLine, text }: PlacedText): MarkdownPart[] => {
  const parts: MarkdownPart[] = [];
  let line = firstLine;
  let caption: readonly Inline[] | undefined;
  for (const token of lexer(text)) {
    const fail: Fail = (what) => {
      throw new ShopFileError([`${file}:${line}: ${field}: ${what}`]);
    };
    const isCaption = token.type === "paragraph" && token.raw.startsWith(": ");
    if (caption !== undefined && token.type !== "space" && token.type !== "table")
      fail("expected a table below its caption");
    if (isCaption) caption = withoutColon(wordsOf(token.tokens ?? [], fail));
    else if (token.type !== "space") {
      parts.push(partOf(token, { line, caption, fail }));
      caption = undefined;
    }
    line += token.raw.split("\n").length - 1;
  }
  return parts;
};

const withoutColon = ([first, ...rest]: readonly Inline[]): readonly Inline[] =>
  first?.type === "text" ? [{ type: "text", text: first.text.slice(2) }, ...rest] : [];

type Around = { readonly line: number; readonly caption: readonly Inline[] | undefined; readonly fail: Fail };

const partOf = (token: Token, { line, caption, fail }: Around): MarkdownPart => {
  if (token.type === "paragraph") return { type: "p", line, words: wordsOf(token.tokens ?? [], fail) };
  if (token.type === "heading") {
    const { depth, tokens } = token as Tokens.Heading;
    if (depth !== 2 && depth !== 3) fail("expected headings that start with ## or ###");
    return { type: depth === 2 ? "h2" : "h3", line, words: wordsOf(tokens, fail) };
  }
  if (token.type === "list") {
    const { ordered, items } = token as Tokens.List;
    return { type: ordered ? "ol" : "ul", line, items: items.map(({ tokens }) => itemOf(tokens, fail)) };
  }
  if (token.type === "table") {
    const { header, rows } = token as Tokens.Table;
    const cellsOf = (cells: readonly Tokens.TableCell[]) => cells.map(({ tokens }) => wordsOf(tokens, fail));
    return { type: "table", line, caption, head: cellsOf(header), rows: rows.map(cellsOf) };
  }
  return fail(`no text may hold this (${token.type}): ${token.raw.trim()}`);
};

const itemOf = ([first, ...rest]: readonly Token[], fail: Fail): Inline[] => {
  const isPlain = first?.type === "text" || first?.type === "paragraph";
  if (!isPlain || rest.length > 0) return fail("expected one line for each item of a list");
  return wordsOf((first as Tokens.Text).tokens ?? [], fail);
};

const wordsOf = (tokens: readonly Token[], fail: Fail): Inline[] =>
  tokens.map((token): Inline => {
    if (token.type === "text" || token.type === "escape") return { type: "text", text: oneLine(token.text) };
    if (token.type === "strong") return { type: "strong", inner: wordsOf(token.tokens ?? [], fail) };
    if (token.type !== "link") return fail(`no text may hold this (${token.type}): ${token.raw}`);
    // An address that stands for itself is no link.
    if ("autolink" in token) return { type: "text", text: token.raw };
    return { type: "link", href: token.href, inner: wordsOf(token.tokens ?? [], fail) };
  });

const oneLine = (text: string): string => text.replaceAll("\n", " ");
