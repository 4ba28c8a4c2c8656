import { laterTopics } from "./check-traceability.ts";

/** Requirements of levels 1 and 2, a line a chapter: `1.2:1-3,5` are 1.2.1, 1.2.2, 1.2.3 and 1.2.5. Source: OWASP ASVS 5.0.0. */
const sections = [
  "1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2",
  "2.1:1-3 2.2:1-3 2.3:1-4 2.4:1",
  "3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2",
  "4.1:1-3 4.2:1 4.3:1-2 4.4:1-4",
  "5.1:1 5.2:1-3 5.3:1-2 5.4:1-3",
  "6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4",
  "7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2",
  "8.1:1-2 8.2:1-3 8.3:1 8.4:1",
  "9.1:1-3 9.2:1-4",
  "10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3",
  "11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1",
  "12.1:1-3 12.2:1-2 12.3:1-4",
  "13.1:1 13.2:1-5 13.3:1-2 13.4:1-5",
  "14.1:1-2 14.2:1-4 14.3:1-3",
  "15.1:1-3 15.2:1-3 15.3:1-7",
  "16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3",
  "17.1:1 17.2:1-4 17.3:1-2",
] as const;

const numbersOf = (range: string): readonly number[] => {
  const [first = 0, last = first] = range.split("-").map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
};

/** The numbers of all 253 requirements of OWASP ASVS 5.0, levels 1 and 2, in its order. */
export const asvsRequirements: readonly string[] = sections
  .flatMap((chapter) => chapter.split(" "))
  .flatMap((section) => {
    const [name = "", ranges = ""] = section.split(":");
    return ranges.split(",").flatMap((range) => numbersOf(range).map((number) => `${name}.${number}`));
  });

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
