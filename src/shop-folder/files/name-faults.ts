import type { z } from "zod";
import type { FieldPath, Written } from "./parse-yaml.ts";

/** `src/shop-folder/starter/pages/home.es.yaml:12: blocks.0.title`. */
export const nameField = ({ file, lineOf }: Written, path: FieldPath): string =>
  `${file}:${lineOf(path)}: ${path.join(".")}`;

/**
 * What a schema found wrong in a written value, each with its place.
 * @param at where the value that was checked stands within the written one
 */
export const nameFaults = (written: Written, { issues }: z.ZodError, at: FieldPath = []): string[] =>
  issues.flatMap((issue) => {
    const path = [...at, ...issue.path.map((key) => (typeof key === "symbol" ? String(key) : key))];
    return issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `${nameField(written, [...path, key])}: no field is called so here`)
      : [`${nameField(written, path)}: ${issue.message}`];
  });
