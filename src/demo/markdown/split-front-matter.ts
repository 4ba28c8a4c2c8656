import { DemoFileError } from "../files/demo-file-error.ts";
import { parseYaml, type Written } from "../files/parse-yaml.ts";
import type { PlacedText } from "../files/placed-text.ts";
import { readFile } from "../files/read-file.ts";

/**
 * Reads a file of Markdown that starts with facts in YAML between two lines `---`.
 * @throws DemoFileError when it does not start so
 */
export const splitFrontMatter = (file: string): { facts: Written; body: PlacedText } => {
  const text = readFile(file).replaceAll("\r\n", "\n");
  const [before, facts] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (before === undefined || facts === undefined)
    throw new DemoFileError([`${file}:1: expected facts between two lines ---`]);
  const firstLine = before.split("\n").length;
  return {
    facts: parseYaml(file, facts, 2),
    body: { file, field: "text", firstLine, text: text.slice(before.length) },
  };
};
