import { CsvError, type InfoRecord, parse } from "csv-parse/sync";
import type { z } from "zod";
import { DemoFileError } from "../files/demo-file-error.ts";
import { readFile } from "../files/read-file.ts";

type Cells = Readonly<Record<string, string>>;
type Line = { readonly record: Cells; readonly info: InfoRecord };

/**
 * Reads a table: CSV in UTF-8 whose first line names the columns, which are those of the schema, in any order.
 * @param file its path from the root
 * @param schema what each column holds, usually of `cells`
 * @param key by which no two rows may be the same
 * @throws DemoFileError that names line and column of all that the schema refuses
 */
export const readCsv = <Row>(
  file: string,
  schema: z.ZodType<Row, Cells> & { readonly shape: object },
  key?: (row: Row) => string,
): Row[] => {
  const lines = parseCsv(file, Object.keys(schema.shape));
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
    return [data];
  });
  if (faults.length > 0) throw new DemoFileError(faults);
  return rows;
};

const parseCsv = (file: string, columns: readonly string[]): Line[] => {
  const text = readFile(file);
  const checkHead = (head: string[]): string[] => {
    const missing = columns.filter((column) => !head.includes(column));
    const unknown = head.filter((column) => !columns.includes(column));
    if (missing.length + unknown.length === 0) return head;
    throw new DemoFileError([
      ...missing.map((column) => `${file}:1: ${column}: this column is missing`),
      ...unknown.map((column) => `${file}:1: ${column}: no column is called so`),
    ]);
  };
  try {
    return parse(text, { columns: checkHead, info: true, trim: true, bom: true, skip_empty_lines: true });
  } catch (error) {
    if (error instanceof CsvError) throw new DemoFileError([`${file}:${error.lines}: ${error.message}`]);
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
