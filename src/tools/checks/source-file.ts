import { globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "rolldown/utils";

/** A source file as the checks see it; `path` is relative to the root, with forward slashes. */
export type SourceFile = Readonly<{
  path: string;
  /** The text with comments blanked out, lines preserved. */
  code: string;
}>;

type Span = Readonly<{ start: number; end: number }>;

const blank = (text: string, spans: readonly Span[]): string => {
  let blanked = text;
  for (const { start, end } of spans) {
    const hole = text.slice(start, end).replace(/[^\n]/g, " ");
    blanked = blanked.slice(0, start) + hole + blanked.slice(end);
  }
  return blanked;
};

/** Reads what the checks need from the text of one file. Throws when it is not TypeScript. */
export const readSource = (path: string, text: string): SourceFile => {
  const { comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  return { path, code: blank(text, comments) };
};

/** Lists files below `root` that match, with forward slashes, sorted. */
export const listFiles = (root: string, ...patterns: readonly string[]): readonly string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.split(sep).join("/"))
    .sort();

/** Reads every source file below `root` that the rules speak of, tests included. */
export const readSources = (root: string): readonly SourceFile[] =>
  listFiles(root, "*.{ts,mjs}", "src/**/*.{ts,tsx,mjs}", "locales/**/*.ts").map((path) =>
    readSource(path, readFileSync(join(root, path), "utf8")),
  );
