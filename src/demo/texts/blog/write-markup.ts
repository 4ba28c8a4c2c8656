const escapeMarkup = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** `**strong**` and `[text](address)` inside a line. */
const inline = (text: string): string =>
  escapeMarkup(text)
    .replace(/\*\*(.+?)\*\*/g, "<strong>$1</strong>")
    .replace(/\[([^\]]+)\]\(([^)\s]+)\)/g, (_, words: string, address: string) => {
      const href = address.replaceAll('"', "&quot;");
      return `<a href="${href}">${words}</a>`;
    });

const cellsOf = (line: string): string[] =>
  line
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

/** The first line names the columns, the first cell of each other line names the row. */
const table = (lines: readonly string[], caption: string | undefined): string => {
  const [head = "", ...rows] = lines;
  const columns = cellsOf(head).map((cell) => `<th>${cell}</th>`);
  const body = rows.map((line) => {
    const [name = "", ...values] = cellsOf(line);
    return `<tr><th>${name}</th>${values.map((value) => `<td>${value}</td>`).join("")}</tr>`;
  });
  const title = caption === undefined ? "" : `<caption>${caption}</caption>`;
  return `<table>${title}<thead><tr>${columns.join("")}</tr></thead><tbody>${body.join("")}</tbody></table>`;
};

type Kind = "h2" | "h3" | "ul" | "ol" | "table" | "caption" | "p";

const openings: readonly (readonly [Kind, RegExp])[] = [
  ["h3", /^### /],
  ["h2", /^## /],
  ["ul", /^- /],
  ["ol", /^\d+\. /],
  ["caption", /^= /],
  ["table", /^\|/],
];

const kindOf = (line: string): Kind => openings.find(([, opening]) => opening.test(line))?.[0] ?? "p";

/** Lines of the same kind that belong together: those of a list or a table. */
const grouped = (lines: readonly string[]): { kind: Kind; lines: string[] }[] => {
  const groups: { kind: Kind; lines: string[] }[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    const belongs = last?.kind === kind && (kind === "ul" || kind === "ol" || kind === "table");
    if (belongs) last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups;
};

/**
 * Writes a text as the simple markup of content. `## ` and `### ` open headings, `- ` and `1. ` lists, `|` a row of a
 * table whose caption may stand before it after `= `; every other line is a paragraph. Blank lines only separate.
 */
export const writeMarkup = (text: string): string => {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  const groups = grouped(lines);
  return groups
    .map(({ kind, lines: own }, index) => {
      const bare = own.map((line) => inline(line.replace(/^(?:#{2,3}|-|\d+\.|=) /, "")));
      const before = groups[index - 1];
      if (kind === "caption") return "";
      if (kind === "table")
        return table(own, before?.kind === "caption" ? inline((before.lines[0] ?? "").slice(2)) : undefined);
      if (kind === "ul" || kind === "ol")
        return `<${kind}>${bare.map((item) => `<li>${item}</li>`).join("")}</${kind}>`;
      return bare.map((words) => `<${kind}>${words}</${kind}>`).join("");
    })
    .join("");
};

/** Minutes to read markup at 200 words a minute, at least one. */
export const readingMinutes = (markup: string): number => {
  const words = markup.replace(/<[^>]*>/g, " ").match(/\S+/g) ?? [];
  return Math.max(1, Math.round(words.length / 200));
};
