import { type Document, isMap, isScalar, LineCounter, parseDocument, Scalar } from "yaml";
import { ShopFileError } from "./shop-file-error.ts";

/** Keys and numbers that lead into a value: `["blocks", 0, "heading"]`. */
export type FieldPath = readonly (string | number)[];

/** A value that was written as YAML, with where each part of it stands. */
export type Written = {
  readonly file: string;
  readonly value: unknown;
  /** The line of a field; of what should hold it where it is missing. */
  readonly lineOf: (path: FieldPath) => number;
  /** The first line of a field's text, which starts below its name where it has many lines. */
  readonly textLineOf: (path: FieldPath) => number;
};

/** @throws ShopFileError for a text whose references would fill the memory */
const plainValue = (file: string, document: Document): unknown => {
  try {
    return document.toJS();
  } catch (error) {
    throw new ShopFileError([`${file}: ${error instanceof Error ? error.message : error}`]);
  }
};

/**
 * Reads YAML that may stand in the middle of a file.
 * @param firstLine of the file, in which the text starts
 * @throws ShopFileError when it is no YAML
 */
export const parseYaml = (file: string, text: string, firstLine = 1): Written => {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, uniqueKeys: true, prettyErrors: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1;
  // Those after the first mostly follow from it.
  const [fault] = document.errors;
  if (fault !== undefined) throw new ShopFileError([`${file}:${lineAt(fault.pos[0])}: ${fault.message}`]);
  const lineOf = (path: FieldPath): number => {
    const holder = document.getIn(path.slice(0, -1), true);
    const pair = isMap(holder)
      ? holder.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
      : undefined;
    const node = pair?.key ?? document.getIn(path, true);
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range?.[0] !== undefined) return lineAt(range[0]);
    return path.length === 0 ? firstLine : lineOf(path.slice(0, -1));
  };
  const textLineOf = (path: FieldPath): number => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) return lineOf(path);
    const isBlock = node.type === Scalar.BLOCK_LITERAL || node.type === Scalar.BLOCK_FOLDED;
    return lineAt(node.range[0]) + (isBlock ? 1 : 0);
  };
  return { file, value: plainValue(file, document), lineOf, textLineOf };
};
