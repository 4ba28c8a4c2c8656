import { pipeline, Readable } from "node:stream";
import { CsvError, type InfoRecord, parse } from "csv-parse";
import { byNumber } from "../by-number.ts";
import { FeedError } from "../feed-error.ts";
import { columnKey } from "../map/column-keys.ts";
import { type FeedPart, isBlankRow, type RecordOptions, type Unread } from "./feed-record.ts";
import { CutError } from "./open-source.ts";

const delimiters = [";", ",", "\t", "|"] as const;

/** Most characters of a row: an unclosed quote ends there, not with the memory. */
const longestRow = 1_000_000;

/** The separator that occurs most often in the first line, outside its quotes. */
const delimiterOf = (firstLine: string): string => {
  const plain = firstLine.replaceAll(/"[^"]*"/g, "");
  const counts = delimiters.map((each) => [each, plain.split(each).length] as const);
  return counts.toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? ",";
};

type Row = { readonly record: readonly string[]; readonly info: InfoRecord };

/**
 * CSV whose first row names the columns: with quotes, line breaks inside them, and any of the usual separators. A row with more or fewer
 * cells than columns is broken; when the last one has fewer, the feed was cut there. A row whose cells are all blank is skipped.
 * @param first the start of the text, its first line in it
 * @throws FeedError where there is no row
 */
export const readCsvRecords = async function* (
  text: AsyncGenerator<string>,
  first: string,
  { delimiter, head, header = true }: RecordOptions,
): AsyncGenerator<FeedPart> {
  const [firstLine = ""] = first.trimStart().split(/\r\n|\n|\r/, 1);
  // Excel writes its separator before the table.
  const declared = /^sep=(.)$/i.exec(firstLine)?.[1];
  const used = delimiter ?? declared ?? delimiterOf(firstLine);
  const parser = parse({
    delimiter: used,
    from_line: declared === undefined ? 1 : 2,
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });
  const skipped: Unread[] = [];
  let isOver = false;
  parser.on("skip", (error: CsvError) => {
    if (!isOver) skipped.push(partOf(error));
    isOver ||= error.code === "CSV_MAX_RECORD_SIZE";
  });
  pipeline(Readable.from(until(text, () => isOver)), parser, () => undefined);
  let keys: readonly string[] | undefined;
  let line = 0;
  // Whether the feed ends with it is known at the next row.
  let short: Unread | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<Row>) {
      yield* skipped.splice(0);
      if (short) yield short;
      short = undefined;
      line = info.lines;
      if (isBlankRow(record)) continue;
      if (keys === undefined) {
        const columns = record.map((name, at) => (header ? name.trim() : String(at)));
        head(columns, true);
        keys = columns.map(columnKey);
        if (header) continue;
      }
      const problem = problemOf(record, keys.length, used);
      if (problem === undefined) yield { kind: "row", record: { line, cells: pair(keys, record) } };
      else if (record.length < keys.length) short = { kind: "broken", line, problem };
      else yield { kind: "broken", line, problem };
    }
    if (short) yield { ...short, kind: "cut" };
    if (keys === undefined && skipped.length === 0) throw new FeedError(["there is nothing in it"]);
    yield* skipped;
  } catch (error) {
    if (short) yield short;
    yield* skipped;
    if (error instanceof CutError) yield { kind: "cut", line, problem: error.message };
    else if (error instanceof CsvError) yield { ...partOf(error), kind: "cut" };
    else throw error;
  }
};

const until = async function* (text: AsyncGenerator<string>, isOver: () => boolean): AsyncGenerator<string> {
  for await (const piece of text) {
    if (isOver()) return;
    yield piece;
  }
};

const pair = (keys: readonly string[], record: readonly string[]): Map<string, string> => {
  const cells = new Map<string, string>();
  for (const [at, key] of keys.entries()) cells.set(key, record[at] ?? "");
  return cells;
};

/** The error of a row; a cell that contains whole rows started with an unclosed quote. */
const problemOf = (record: readonly string[], columns: number, delimiter: string): string | undefined => {
  if (record.length !== columns) {
    const cells = byNumber(record.length, "# cell", "# cells");
    return `it has ${cells}, the first line has ${columns}`;
  }
  const holdsRows = (cell: string) => cell.includes("\n") && cell.split(delimiter).length >= columns;
  return columns > 2 && record.some(holdsRows)
    ? "a cell holds whole rows: is a quote never closed?"
    : undefined;
};

const partOf = (error: CsvError): Unread => {
  const line = Number(error.lines ?? 0);
  if (error.code === "CSV_QUOTE_NOT_CLOSED") return { kind: "cut", line, problem: "a quote is never closed" };
  const isLong = error.code === "CSV_MAX_RECORD_SIZE";
  const problem = isLong
    ? "a row has more than a million characters: is a quote never closed?"
    : "its quotes are wrong";
  return { kind: isLong ? "cut" : "broken", line, problem };
};
