import type { z } from "zod";
import { longWord } from "#ui/widget-example.ts";

type Path = readonly (string | number)[];
type Change = (value: unknown, path: Path) => unknown;

/** An edge case of a block's data, and what is unusual about it. */
export interface StressExample {
  readonly name: "long words" | "markup" | "empty lists" | "without pictures";
  readonly data: unknown;
}

const markup = '<script>alert(1)</script><img src=x onerror=alert(1)> 1 < 2 & <b onclick="x()">texto</b>';
const isAddress = (text: string): boolean => /^(\/|#|https?:|tel:|mailto:)/.test(text);
const isPictureName = (name: unknown): boolean => /^(image|picture|logo)$/.test(String(name));

/** Every path in the data, outermost first. */
const placesIn = (value: unknown, path: Path = []): Path[] => {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
};

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

/** The data with one path changed; `undefined` removes it. */
const changedAt = (data: unknown, path: Path, value: unknown): unknown => {
  const copy = structuredClone(data);
  const parent = valueAt(copy, path.slice(0, -1)) as Record<string, unknown>;
  const key = String(path.at(-1));
  if (value === undefined) delete parent[key];
  else parent[key] = value;
  return copy;
};

/** Changes path after path, and reverts what the schema rejects. */
const change = (schema: z.ZodType, example: unknown, to: Change): unknown =>
  placesIn(example)
    .slice(1)
    .reduce((data, path) => {
      const value = valueAt(data, path);
      const next = to(value, path);
      if (value === undefined || next === value) return data;
      const changed = changedAt(data, path, next);
      return schema.safeParse(changed).success ? changed : data;
    }, example);

/** The texts of an example, each replaced by another one; addresses stay. */
const texts =
  (text: string): Change =>
  (value, path) =>
    typeof value === "string" && !isAddress(value) ? `${text} ${path.join("-")}` : value;

/**
 * Edge cases derived from valid data: words wider than a phone, markup in text fields, empty lists, missing
 * pictures. Only those that the schema accepts; variants that change nothing are left out.
 */
export const stressExamples = (schema: z.ZodType, example: unknown): readonly StressExample[] => {
  const variants: readonly StressExample[] = [
    { name: "long words", data: change(schema, example, texts(longWord)) },
    { name: "markup", data: change(schema, example, texts(markup)) },
    {
      name: "empty lists",
      data: change(schema, example, (value) => (Array.isArray(value) && value.length > 0 ? [] : value)),
    },
    {
      name: "without pictures",
      data: change(schema, example, (value, path) => (isPictureName(path.at(-1)) ? undefined : value)),
    },
  ];
  return variants.filter(({ data }) => JSON.stringify(data) !== JSON.stringify(example));
};
