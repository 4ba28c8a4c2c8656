import { describe, expect, test } from "vitest";
import { es } from "./es.ts";
import { wordings } from "./wording.ts";

const texts = (value: unknown, path = ""): [string, string][] => {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) =>
    texts(inner, path === "" ? key : `${path}.${key}`),
  );
};

const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();
const { es: _, ...translations } = wordings;

describe.each(Object.entries(translations))("in %s", (_locale, translation) => {
  const translated = new Map(texts(translation));

  test("there are the texts of Spanish", () => {
    expect([...translated.keys()]).toEqual(texts(es).map(([path]) => path));
  });

  describe.each(texts(es))("%s", (path, text) => {
    test("is written in both languages, with the same placeholders", () => {
      const other = translated.get(path) ?? "";
      expect(other.trim()).not.toBe("");
      expect(text.trim()).not.toBe("");
      expect(placeholders(other)).toEqual(placeholders(text));
    });

    test("does not shout", () => {
      expect(`${text}${translated.get(path)}`).not.toMatch(/[!¡]/);
    });
  });
});
