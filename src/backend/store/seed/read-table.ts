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

/** Reads a single row; `name` is for the error. */
export const readRow = (name: string, line: string): TableRow => {
  const cells = line.split("|").map((cell) => cell.trim());
  let next = 0;
  const fail = (reason: string): never => {
    throw new Error(`${name}: ${reason} in "${line}"`);
  };
  const text = () => cells[next++] || fail(`cell ${next} is missing`);
  const matching = (pattern: RegExp, what: string) => {
    const cell = text();
    return pattern.test(cell) ? Number(cell) : fail(`"${cell}" is no ${what}`);
  };
  const check = <T extends string>(allowed: readonly T[], value: string): T =>
    allowed.find((item) => item === value) ?? fail(`"${value}" is none of ${allowed.join(", ")}`);
  return {
    text,
    whole: () => matching(/^\d+$/, "whole number"),
    decimal: () => matching(/^-?\d+(?:\.\d+)?$/, "number"),
    oneOf: (allowed) => check(allowed, text()),
    list: () =>
      (cells[next++] ?? "")
        .split(",")
        .map((item) => item.trim())
        .filter((item) => item !== ""),
    check,
    fail,
  };
};
