import { readRow } from "./read-row.ts";

/** One row of a text table; each call reads the next cell. All throw an Error that names table and row. */
export type TableRow = {
  text(): string;
  whole(): number;
  decimal(): number;
  oneOf<T extends string>(allowed: readonly T[]): T;
  /** The items of a cell, separated by commas; none when the cell is empty or missing. */
  list(): string[];
  /** Whether a text is one of the allowed. */
  check<T extends string>(allowed: readonly T[], text: string): T;
  fail(reason: string): never;
};

/**
 * Reads a table written as text: one row a line, cells separated by `|`. Such tables stay readable where one array per
 * row would fill a screen.
 */
export const readTable = (name: string, table: string): TableRow[] =>
  table
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => readRow(name, line));
