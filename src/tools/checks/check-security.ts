import { asvsRequirements } from "./asvs-requirements.ts";
import { laterTopics } from "./check-traceability.ts";

const known: ReadonlySet<string> = new Set(asvsRequirements);
const page = "docs/security.md";
const identifier = /^\d{1,2}\.\d{1,2}\.\d{1,2}$/;
const shortestControl = 15;

type Row = Readonly<{ at: string; cells: readonly string[] }>;

const linesOf = (markdown: string) =>
  markdown.split("\n").map((text, index) => ({ text, at: `${page}:${index + 1}` }));

const rowsOf = (markdown: string): readonly Row[] =>
  linesOf(markdown)
    .filter(({ text }) => /^\|\s*\d/.test(text))
    .map(({ text, at }) => ({
      at,
      cells: text
        .replace(/^\||\|\s*$/g, "")
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim()),
    }));

/** Lists of what does not apply: `- reason: 1.2.6, 1.2.7.` */
const groupsOf = (markdown: string) =>
  linesOf(markdown).flatMap(({ text, at }) => {
    const [, reason = "", list] = /^- (.+): ((?:\d+\.\d+\.\d+(?:, |\.$))+)$/.exec(text) ?? [];
    return list === undefined ? [] : [{ at, reason, ids: list.replace(/\.$/, "").split(", ") }];
  });

const pathsIn = (cell: string): readonly string[] =>
  cell === "" ? [] : cell.split(/;\s*/).map((part) => /^`([^`]+)`$/.exec(part)?.[1] ?? part);

/** Test files that the page names, each once, without those in a browser. */
export const testsOfSecurity = (markdown: string): readonly string[] => {
  const named = rowsOf(markdown).flatMap(({ cells }) => pathsIn(cells[3] ?? ""));
  return [...new Set(named)].filter((path) => /\.test\.tsx?$/.test(path)).toSorted();
};

const isTest = (path: string) =>
  /\.(?:test|spec)\.tsx?$|^src\/tools\/checks\/|^e2e\/rehearse\/attacks\/|^biome\.json$/.test(path);
const isDocument = (path: string) => path.endsWith(".md");

const faultsOfFiles = (cell: string, fileExists: (path: string) => boolean): readonly string[] =>
  pathsIn(cell)
    .filter((path) => !fileExists(path))
    .map((path) => `${path} does not exist`);

const faultsOfStatus = (status: string, file: string, tests: string): readonly string[] => {
  const [, topic] = /^later: (.+)$/.exec(status) ?? [];
  if (topic !== undefined) return laterTopics.has(topic) ? [] : [`there is no later topic "${topic}"`];
  if (/^open: .{10,}/.test(status)) return [];
  if (status !== "holds")
    return [`"${status}" is neither holds, nor later: topic, nor open: what is missing`];
  const files = pathsIn(file);
  if (files.length === 0) return ["what holds names its file"];
  if (pathsIn(tests).length > 0 || files.every(isDocument)) return [];
  return ["what holds names the test that fails without it"];
};

const faultsOfRow = (cells: readonly string[], fileExists: (path: string) => boolean): readonly string[] => {
  const [id = "", control = "", file = "", tests = "", status = ""] = cells;
  if (cells.length !== 5) return [`has ${cells.length} columns instead of 5`];
  return [
    ...(identifier.test(id) && known.has(id) ? [] : [`${id} is no requirement of levels 1 and 2`]),
    ...(control.length >= shortestControl ? [] : ["says nothing of its control"]),
    ...faultsOfFiles(file, fileExists),
    ...faultsOfFiles(tests, fileExists),
    ...pathsIn(tests)
      .filter((path) => !isTest(path))
      .map((path) => `${path} is no test`),
    ...faultsOfStatus(status, file, tests),
  ];
};

/**
 * Checks docs/security.md: every requirement of OWASP ASVS 5.0, levels 1 and 2, stands in it once, as a row of the table or in a
 * list of what does not apply; what holds names a file and a test that exist.
 * @param fileExists whether a path relative to the root is a file or folder
 */
export const checkSecurity = (markdown: string, fileExists: (path: string) => boolean): readonly string[] => {
  const rows = rowsOf(markdown);
  const groups = groupsOf(markdown);
  const faults = [
    ...rows.flatMap(({ at, cells }) => faultsOfRow(cells, fileExists).map((fault) => `${at}: ${fault}`)),
    ...groups.flatMap(({ at, ids }) =>
      ids.filter((id) => !known.has(id)).map((id) => `${at}: ${id} is no requirement of levels 1 and 2`),
    ),
  ];
  const listed = [...rows.map(({ cells }) => cells[0] ?? ""), ...groups.flatMap(({ ids }) => ids)];
  const times = Map.groupBy(listed, (id) => id);
  const repeated = [...times]
    .filter(([, each]) => each.length > 1)
    .map(([id]) => `${page}: ${id} is listed twice`);
  const missing = asvsRequirements.filter((id) => !times.has(id)).map((id) => `${page}: ${id} is missing`);
  return [...faults, ...repeated, ...missing];
};
