import { codesIn, pathsOf } from "./named-places.ts";

/** What people come to change; each has its row. */
export const subjects = [
  "a filter",
  "a sort",
  "a block",
  "a share network",
  "a header on every page",
  "a redirect of old addresses",
  "a hash that opens a panel",
  "a rate limit",
  "an event",
  "a field in the vehicle's data table",
  "the number of demo dealers",
  "a market",
  "a wording",
  "an endpoint",
  "a table",
  "a job",
  "a mail",
  "a wizard step",
  "a picture",
  "a page of text",
] as const;

const page = "docs/architecture.md";
const heading = "## You want to …";
const mostPlaces = 3;

type Row = Readonly<{ at: string; wish: string; answer: string }>;

const rowsOf = (markdown: string): readonly Row[] => {
  const lines = markdown.split("\n");
  const start = lines.indexOf(heading);
  if (start === -1) return [];
  const end = lines.findIndex((line, index) => index > start && line.startsWith("## "));
  return lines.slice(start, end === -1 ? undefined : end).flatMap((line, index) => {
    const [, wish, answer] = /^\| (.+?) *\| (.+?) *\|$/.exec(line) ?? [];
    if (wish === undefined || answer === undefined || wish.startsWith("you want to")) return [];
    return /^-+$/.test(wish) ? [] : [{ at: `${page}:${start + index + 1}`, wish, answer }];
  });
};

/** Verbs stand before a subject, other words behind it: "add a field in the vehicle's data table". */
const isAbout = ({ wish }: Row, subject: string): boolean => ` ${wish} `.includes(` ${subject} `);

const faultsOf = ({ answer }: Row, exists: (path: string) => boolean): readonly string[] => {
  const places = codesIn(answer);
  const missing = places.filter((place) => !pathsOf(place).every(exists));
  return [
    ...(places.length === 0 ? ["names no place"] : []),
    ...(places.length > mostPlaces ? [`names ${places.length} places instead of ${mostPlaces}`] : []),
    ...missing.map((place) => `${place} does not exist`),
  ];
};

/**
 * Checks the table "You want to …" of docs/architecture.md: each subject has one row, and each row names one to three places that
 * exist.
 * @param exists whether a path relative to the root is a file or folder
 */
export const checkChangeRequests = (
  markdown: string,
  exists: (path: string) => boolean,
): readonly string[] => {
  const rows = rowsOf(markdown);
  const counts = subjects.map((subject) => ({
    subject,
    count: rows.filter((row) => isAbout(row, subject)).length,
  }));
  return [
    ...counts
      .filter(({ count }) => count === 0)
      .map(({ subject }) => `${page}: no row says where to go for ${subject}`),
    ...counts
      .filter(({ count }) => count > 1)
      .map(({ subject }) => `${page}: more than one row is about ${subject}`),
    ...rows.flatMap((row) => faultsOf(row, exists).map((fault) => `${row.at}: ${fault}`)),
  ];
};
