import { describe, expect, test } from "vitest";
import { es } from "./es.ts";
import { pt } from "./pt.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    texts(inner, path === "" ? key : `${path}.${key}`),
  );
};

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const portuguese = new Map(texts(pt));

test("both languages have the same texts", () => {
  expect([...portuguese.keys()]).toEqual(texts(es).map(([path]) => path));
});

describe.each(texts(es))("%s", (path, text) => {
  test("is written in both languages, with the same placeholders", () => {
    const other = portuguese.get(path) ?? "";
    expect(other.trim()).not.toBe("");
    expect(text.trim()).not.toBe("");
    expect(placeholders(other)).toEqual(placeholders(text));
  });

  test("does not shout", () => {
    expect(`${text}${portuguese.get(path)}`).not.toMatch(/[!¡]/);
  });
});
