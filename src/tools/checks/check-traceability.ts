/** The issues that are still to come; "later:" names one of them. */
export const laterTopics: ReadonlySet<string> = new Set([
  "search-and-vehicle",
  "content-and-widgets",
  "pictures",
  "account",
  "trade-in",
  "reservation",
  "operations",
]);

type Row = Readonly<{ line: number; cells: readonly string[] }>;

const shortestReason = 10;

const rowsOf = (markdown: string): Row[] =>
  markdown.split("\n").flatMap((text, index) => {
    if (!text.startsWith("|") || /^\|[\s|:-]+\|$/.test(text)) return [];
    const cells = text
      .replace(/^\||\|\s*$/g, "")
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return cells[0] === "section" ? [] : [{ line: index + 1, cells }];
  });

/** Why one part of the last column is no answer, or undefined when it is one. */
const faultOf = (answer: string, fileExists: (path: string) => boolean): string | undefined => {
  const [, kind, rest = ""] = /^(later|n\/a):\s*(.*)$/.exec(answer) ?? [];
  if (kind === "later") return laterTopics.has(rest) ? undefined : `there is no later topic "${rest}"`;
  if (kind === "n/a") return rest.length >= shortestReason ? undefined : "n/a needs its reason";
  const path = /^`([^`]+)`$/.exec(answer)?.[1];
  if (path === undefined)
    return `"${answer}" is neither a file in backticks, nor later: topic, nor n/a: reason`;
  return fileExists(path) ? undefined : `${path} does not exist`;
};

/**
 * Checks that each row of docs/traceability.md names where its line of the specification is implemented.
 * @param fileExists whether a path relative to the root is a file or folder
 */
export const checkTraceability = (
  markdown: string,
  fileExists: (path: string) => boolean,
): readonly string[] => {
  const rows = rowsOf(markdown);
  const seen = new Set<string>();
  const problems = rows.flatMap(({ line, cells }) => {
    const [section = "", quote = "", where = ""] = cells;
    const at = `docs/traceability.md:${line}`;
    if (cells.length !== 3) return [`${at}: has ${cells.length} columns instead of 3`];
    if (section === "" || quote === "" || where === "") return [`${at}: has an empty column`];
    const key = `${section} ${quote}`;
    const repeated = seen.has(key) ? [`${at}: repeats a line above`] : [];
    seen.add(key);
    const faults = where.split(/;\s*/).map((answer) => faultOf(answer, fileExists));
    return [...repeated, ...faults.filter((fault) => fault !== undefined).map((fault) => `${at}: ${fault}`)];
  });
  return rows.length === 0 ? ["docs/traceability.md: has no rows"] : problems;
};
