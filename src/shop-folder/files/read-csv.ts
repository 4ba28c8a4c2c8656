import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import type { z } from "zod";
import { ShopFileError } from "./shop-file-error.ts";
import type { FileText } from "./shop-folder.ts";

type Cells = Readonly<Record<string, string>>;
type Line = { readonly record: Cells; readonly info: InfoRecord };

const lineNumbers = new WeakMap<object, number>();

/** The place of a row that was read, and of one of its columns: `dealers.csv:5: latitude`. */
export const placeOf = (file: string, row: object, column: string): string =>
  `${file}:${lineNumbers.get(row) ?? "?"}: ${column}`;

/**
 * Reads a table: CSV in UTF-8 whose first line names the columns, which are those of the schema, in any order.
 * @param schema what each column holds, usually of `cells`
 * @param key by which no two rows may be the same
 * @throws ShopFileError that names line and column of all that the schema refuses
 */
export const readCsv = <Row extends object>(
  { file, text }: FileText,
  schema: z.ZodType<Row, Cells> & { readonly shape: object },
  key?: (row: Row) => string,
): Row[] => {
  const lines = parseCsv({ file, text }, schema);
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const rows = lines.flatMap(({ record, info }) => {
    const { data, error } = schema.safeParse(record);
    if (error !== undefined) {
      faults.push(...error.issues.map((issue) => describe(issue, record, `${file}:${info.lines}`)));
      return [];
    }
    const id = key?.(data);
    const before = id === undefined ? undefined : seen.get(id);
    if (before !== undefined) faults.push(`${file}:${info.lines}: ${id}: stands in line ${before} already`);
    else if (id !== undefined) seen.set(id, info.lines);
    lineNumbers.set(data, info.lines);
    return [data];
  });
  if (faults.length > 0) throw new ShopFileError(faults);
  return rows;
};

/** Whether a column may be left out: its cells may be empty. */
const isOptional = (cell: z.ZodType): boolean => cell.safeParse("").success;

const parseCsv = ({ file, text }: FileText, { shape }: { readonly shape: object }): Line[] => {
  const cells = shape as Readonly<Record<string, z.ZodType>>;
  const columns = Object.keys(cells);
  const needed = columns.filter((column) => cells[column] && !isOptional(cells[column]));
  const checkHead = (head: string[]): string[] => {
    const missing = needed.filter((column) => !head.includes(column));
    const unknown = head.filter((column) => !columns.includes(column));
    if (missing.length + unknown.length === 0) return head;
    throw new ShopFileError([
      ...missing.map((column) => `${file}:1: ${column}: this column is missing`),
      ...unknown.map((column) => `${file}:1: ${column}: no column is called so`),
    ]);
  };
  try {
    const lines: Line[] = parse(text, {
      ...{ columns: checkHead, info: true, trim: true, bom: true, skip_empty_lines: true, comment: "#" },
      comment_no_infix: true,
    });
    const empty = Object.fromEntries(columns.map((column) => [column, ""]));
    return lines.map(({ record, info }) => ({ record: { ...empty, ...record }, info }));
  } catch (error) {
    if (error instanceof CsvError) throw new ShopFileError([`${file}:${error.lines}: ${error.message}`]);
    throw error;
  }
};

/** Of a cell that may hold one thing or another, what is wrong as the last. */
const innermost = (issue: z.core.$ZodIssue): z.core.$ZodIssue => {
  const last = issue.code === "invalid_union" ? issue.errors.at(-1)?.[0] : undefined;
  return last === undefined ? issue : innermost(last);
};

const describe = (issue: z.core.$ZodIssue, record: Cells, place: string): string => {
  const column = String(issue.path[0] ?? "");
  return `${place}: ${column}: ${innermost(issue).message}, not "${record[column]}"`;
};
