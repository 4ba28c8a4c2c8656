import type { FeedPart } from "./feed-record.ts";
import { CutError } from "./open-source.ts";
import type { RecordOptions } from "./read-records.ts";

/** Longest line that is read; a row of a feed has some thousand characters. */
const longestLine = 1_000_000;

/** Objects, one a line. Fields of inner objects are columns with a point between the names, items of a list stand on lines of their own. */
export const readJsonRecords = async function* (
  text: AsyncGenerator<string>,
  { head }: Pick<RecordOptions, "head">,
): AsyncGenerator<FeedPart> {
  let line = 0;
  let isFirst = true;
  try {
    for await (const { content, isWhole } of linesOf(text)) {
      line += 1;
      if (content.trim() === "") continue;
      const cells = cellsOf(content);
      if (cells === undefined) {
        const problem = "not an object of JSON on one line";
        yield { kind: isWhole ? "broken" : "cut", line, problem };
        continue;
      }
      if (isFirst) head([...cells.keys()], false);
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

const cellsOf = (line: string): Map<string, string> | undefined => {
  try {
    const value: unknown = JSON.parse(line);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const cells = new Map<string, string>();
    addCells(cells, "", value);
    return cells;
  } catch {
    return undefined;
  }
};

const addCells = (cells: Map<string, string>, prefix: string, value: object): void => {
  for (const [name, item] of Object.entries(value) as [string, unknown][]) {
    const column = `${prefix}${name}`;
    if (Array.isArray(item)) cells.set(column, item.map(textOf).join("\n"));
    else if (typeof item === "object" && item !== null) addCells(cells, `${column}.`, item);
    else cells.set(column, textOf(item));
  }
};

const textOf = (item: unknown): string => {
  if (item === null || item === undefined) return "";
  return typeof item === "object" ? JSON.stringify(item) : String(item);
};
