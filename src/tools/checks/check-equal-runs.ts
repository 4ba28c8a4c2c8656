import { isShipped, type SourceFile } from "./source-file.ts";

/** So many equal lines in a row are the same thing written twice. */
const runLength = 6;

/** Copied by embed-migrations from the statements that drizzle-kit writes: tables that are alike have lines that are. */
const isGenerated = ({ path }: SourceFile): boolean => path.endsWith("/migrations/migration-list.ts");

interface Line {
  readonly path: string;
  readonly number: number;
  readonly text: string;
}

const imports = /^(?:import|export)\b[^;]*?\bfrom "[^"]+";$/gm;

/** Blank lines and lines of nothing but brackets say nothing. */
const saysSomething = ({ text }: Line): boolean => /\w/.test(text);

/** The beginning of a table or an entry of one: a value, or a name and its value, without anything being called or decided. */
const isTableEntry = ({ text }: Line): boolean =>
  /^(?:(?:export )?const \w+(?:: [^=]+)? = )?[{[]$/.test(text) || /^(?:[\w$"'#-]+: )?[^()=;?]*,?$/.test(text);

const linesOf = ({ path, code }: SourceFile): readonly Line[] =>
  code
    .replace(imports, (statement) => statement.replace(/[^\n]/g, ""))
    .split("\n")
    .map((text, index) => ({ path, number: index + 1, text: text.trim() }))
    .filter(saysSomething);

/** Reports runs of six equal lines in `src`, tests, tables and generated SQL apart, at the second place where they stand. */
export const checkEqualRuns = (files: readonly SourceFile[]): readonly string[] => {
  const known = new Map<string, Line>();
  const problems: string[] = [];
  for (const file of files.filter((each) => isShipped(each) && !isGenerated(each))) {
    const lines = linesOf(file);
    let reportedTo = 0;
    for (const [index, line] of lines.entries()) {
      const run = lines.slice(index, index + runLength);
      if (run.length < runLength || run.every(isTableEntry)) continue;
      const key = run.map(({ text }) => text).join("\n");
      const first = known.get(key);
      if (first === undefined) known.set(key, line);
      else if (index >= reportedTo) {
        problems.push(`${line.path}:${line.number}: written before in ${first.path}:${first.number}`);
        reportedTo = index + runLength;
      }
    }
  }
  return problems;
};
