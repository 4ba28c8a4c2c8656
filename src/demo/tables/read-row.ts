import type { TableRow } from "./read-table.ts";

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
