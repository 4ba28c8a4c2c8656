import { globSync, readFileSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { parseSync } from "rolldown/utils";

/** One import of a source file. `typeOnly`: it vanishes before the program runs. */
type SourceImport = Readonly<{ specifier: string; typeOnly: boolean; line: number }>;

/** A source file as the checks see it; `path` is relative to the root, with forward slashes. */
export type SourceFile = Readonly<{
  path: string;
  imports: readonly SourceImport[];
  /** "use client", "use server", … at the top. */
  directives: readonly string[];
  /** The text with comments blanked out, lines kept. */
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

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split("\n").length;

const importsOf = (text: string, parsed: ReturnType<typeof parseSync>["module"]): SourceImport[] => {
  const found = parsed.staticImports.map(({ start, moduleRequest }) => ({
    specifier: moduleRequest.value,
    typeOnly: /^import\s+type\b/.test(text.slice(start)),
    line: lineAt(text, start),
  }));
  for (const { start, entries } of parsed.staticExports) {
    const specifier = entries.find((entry) => entry.moduleRequest !== null)?.moduleRequest?.value;
    const typeOnly = /^export\s+type\b/.test(text.slice(start));
    if (specifier !== undefined) found.push({ specifier, typeOnly, line: lineAt(text, start) });
  }
  for (const { start, moduleRequest } of parsed.dynamicImports) {
    const literal = /^(["'`])(.*)\1$/.exec(text.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2] !== undefined) {
      found.push({ specifier: literal[2], typeOnly: false, line: lineAt(text, start) });
    }
  }
  return found;
};

/** Reads what the checks need from the text of one file. Throws when it is not TypeScript. */
export const readSource = (path: string, text: string): SourceFile => {
  const { module, program, comments, errors } = parseSync(path, text);
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`);
  const directives = program.body.flatMap((statement) =>
    statement.type === "ExpressionStatement" && typeof statement.directive === "string"
      ? [statement.directive]
      : [],
  );
  return { path, imports: importsOf(text, module), directives, code: blank(text, comments) };
};

/** TypeScript of `src` that is no test. */
export const isShipped = ({ path }: SourceFile): boolean =>
  /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

/** Lists files below `root` that match, with forward slashes, sorted. */
export const listFiles = (root: string, ...patterns: readonly string[]): readonly string[] =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .filter((file) => statSync(join(root, file)).isFile())
    .map((file) => file.split(sep).join("/"))
    .sort();

/** Reads every source file below `root` that the rules speak of, tests included. */
export const readSources = (root: string): readonly SourceFile[] =>
  read(root, "*.{ts,mjs}", "src/**/*.{ts,tsx,mjs}", "locales/**/*.ts");

/** Reads the browser journeys. */
export const readJourneys = (root: string): readonly SourceFile[] => read(root, "e2e/**/*.ts");

const read = (root: string, ...patterns: readonly string[]): readonly SourceFile[] =>
  listFiles(root, ...patterns).map((path) => readSource(path, readFileSync(join(root, path), "utf8")));
