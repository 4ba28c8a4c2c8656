import type { FieldPath, Written } from "./parse-yaml.ts";

/** A text as it stands in a file. */
export type PlacedText = {
  readonly file: string;
  /** How its field is called: `blocks.0.heading`. */
  readonly field: string;
  /** Its first line. */
  readonly firstLine: number;
  readonly text: string;
};

/** Every text in a written value. */
export const placedTexts = (written: Written): PlacedText[] => textsIn(written, written.value, []);

const textsIn = (written: Written, value: unknown, path: FieldPath): PlacedText[] => {
  if (typeof value === "string")
    return [{ file: written.file, field: path.join("."), firstLine: written.textLineOf(path), text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsIn(written, item, [...path, index]));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([key, item]) => textsIn(written, item, [...path, key]));
};
