import { FeedError } from "../feed-error.ts";
import { columnKey } from "../map/column-keys.ts";
import { type FeedPart, isBlankRow, type RecordOptions } from "./feed-record.ts";
import { CutError } from "./open-source.ts";
import { readCsvRecords } from "./read-csv-records.ts";
import { readXmlRecords } from "./read-xml-records.ts";

/** Longest line; a row of a feed has some thousand characters. */
const longestLine = 1_000_000;

/**
 * JSON lines, one object a line. Fields of inner objects are columns with a point between the names, items of a list are joined by line
 * breaks. An empty object is no row.
 */
const readJsonRecords = async function* (
  text: AsyncGenerator<string>,
  { head, doubled }: Pick<RecordOptions, "head" | "doubled">,
): AsyncGenerator<FeedPart> {
  let line = 0;
  let isFirst = true;
  try {
    for await (const { content, isWhole } of linesOf(text)) {
      line += 1;
      if (content.trim() === "") continue;
      const fields = fieldsOf(content);
      if (fields === undefined) {
        const problem = "not an object of JSON on one line";
        yield { kind: isWhole ? "broken" : "cut", line, problem };
        continue;
      }
      if (isBlankRow(fields.map(([, text]) => text))) continue;
      const cells = new Map(fields.map(([name, text]) => [columnKey(name), text]));
      const names = () => fields.map(([name]) => name);
      if (isFirst) head(names(), false);
      else if (cells.size < fields.length) doubled?.(names());
      isFirst = false;
      yield { kind: "row", record: { line, cells } };
    }
  } catch (error) {
    if (!(error instanceof CutError)) throw error;
    yield { kind: "cut", line, problem: error.message };
  }
};

const linesOf = async function* (
  text: AsyncGenerator<string>,
): AsyncGenerator<{ readonly content: string; readonly isWhole: boolean }> {
  let rest = "";
  for await (const piece of text) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const content of lines) yield { content, isWhole: true };
    if (rest.length > longestLine) throw new CutError(`a line has more than ${longestLine} characters`);
  }
  if (rest !== "") yield { content: rest, isWhole: false };
};

type Field = readonly [name: string, text: string];

const fieldsOf = (line: string): readonly Field[] | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    return flattened("", value);
  } catch {
    return undefined;
  }
};

const flattened = (prefix: string, value: object): Field[] =>
  (Object.entries(value) as [string, unknown][]).flatMap(([name, item]): Field[] => {
    const column = `${prefix}${name}`;
    if (Array.isArray(item)) return [[column, item.map(textOf).join("\n")]];
    if (typeof item === "object" && item !== null) return flattened(`${column}.`, item);
    return [[column, textOf(item)]];
  });

const textOf = (item: unknown): string => {
  if (item === null || item === undefined) return "";
  return typeof item === "object" ? JSON.stringify(item) : String(item);
};

/**
 * The rows of a feed: one JSON object a line when its text starts with a brace, XML when it starts with a bracket, else CSV. Ends with
 * `cut` where the text stops in the middle of something.
 * @throws FeedError for an array of JSON and for an empty text; errors of `head` and `doubled` pass through
 */
export const readRecords = async function* (
  text: AsyncGenerator<string>,
  options: RecordOptions,
): AsyncGenerator<FeedPart> {
  let first = "";
  // Enough to see the whole first line.
  while (!/^\s*<|\S[^\n\r]*[\n\r]/.test(first)) {
    const { value, done } = await text.next();
    if (done === true) break;
    first += value;
    if (first.length > 1_000_000)
      throw new FeedError(["its first line has a million characters: that is no feed"]);
  }
  const start = first.trimStart()[0];
  if (start === undefined) throw new FeedError(["there is nothing in it"]);
  if (start === "[") throw new FeedError(["it is an array of JSON: send one object a line (JSON lines)"]);
  const whole = chain(first, text);
  if (start === "<") {
    yield* readXmlRecords(whole, options);
    return;
  }
  yield* start === "{" ? readJsonRecords(whole, options) : readCsvRecords(whole, first, options);
};

const chain = async function* (first: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield first;
  yield* rest;
};
