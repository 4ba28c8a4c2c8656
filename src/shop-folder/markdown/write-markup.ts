import type { Inline, MarkdownPart } from "./markdown-part.ts";

const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const inline = (words: readonly Inline[]): string =>
  words
    .map((word) => {
      if (word.type === "text") return escapeMarkup(word.text);
      if (word.type === "strong") return `<strong>${inline(word.inner)}</strong>`;
      return `<a href="${escapeMarkup(word.href).replaceAll('"', "&quot;")}">${inline(word.inner)}</a>`;
    })
    .join("");

const table = ({ caption, head, rows }: Extract<MarkdownPart, { type: "table" }>): string => {
  const title = caption === undefined ? "" : `<caption>${inline(caption)}</caption>`;
  const columns = head.map((cell) => `<th>${inline(cell)}</th>`).join("");
  const body = rows.map(([name = [], ...values]) => {
    const cells = values.map((cell) => `<td>${inline(cell)}</td>`).join("");
    return `<tr><th>${inline(name)}</th>${cells}</tr>`;
  });
  return `<table>${title}<thead><tr>${columns}</tr></thead><tbody>${body.join("")}</tbody></table>`;
};

/** Writes a text as the simple markup of content. */
export const writeMarkup = (parts: readonly MarkdownPart[]): string =>
  parts
    .map((part) => {
      if (part.type === "table") return table(part);
      if ("items" in part) {
        const items = part.items.map((item) => `<li>${inline(item)}</li>`).join("");
        return `<${part.type}>${items}</${part.type}>`;
      }
      return `<${part.type}>${inline(part.words)}</${part.type}>`;
    })
    .join("");
