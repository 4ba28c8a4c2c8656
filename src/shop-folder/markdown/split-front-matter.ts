import { parseYaml, type Written } from "../files/parse-yaml.ts";
import type { PlacedText } from "../files/placed-text.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import type { FileText } from "../files/shop-folder.ts";

/**
 * Reads a file of Markdown that starts with facts in YAML between two lines `---`.
 * @throws ShopFileError when it does not start so
 */
export const splitFrontMatter = ({ file, text: content }: FileText): { facts: Written; body: PlacedText } => {
  const text = content.replaceAll("\r\n", "\n");
  const [before, facts] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? [];
  if (before === undefined || facts === undefined)
    throw new ShopFileError([`${file}:1: expected facts between two lines ---`]);
  const firstLine = before.split("\n").length;
  return {
    facts: parseYaml(file, facts, 2),
    body: { file, field: "text", firstLine, text: text.slice(before.length) },
  };
};
