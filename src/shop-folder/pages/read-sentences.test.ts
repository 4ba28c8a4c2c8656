import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";

const file = "sentences/blog.pt.yaml";

const readWith = (text: string | RegExp, other: string) => {
  const own = readFileSync(`src/shop-folder/${file}`, "utf8").replace(text, other);
  return readSentences(new Map([[file, Buffer.from(own)]]), {
    name: "blog",
    schema: sentences("blog", "author", "related", "checks", "feed"),
    places: [],
    languages: ["es", "pt"],
    figures: () => ({ shop: "Autos Norte" }),
  });
};

test("the folder's own sentences stand in the place of ours, with the name of the shop", () => {
  const read = readWith(/author: .*/, 'author: "Oficina {shop}"');
  expect(read.pt.author).toBe("Oficina Autos Norte");
  expect(read.es.author).toBe("Autos Norte");
});

test.each([
  ["one that is missing", /author: .*\n/, "", `${file}:1: author: Invalid input`],
  ["one that nobody says", /author:/, "writer:", `${file}:2: writer: no field is called so here`],
  [
    "a place that nothing fills",
    /author: .*/,
    "author: '{name}'",
    ":2: author: {name} stands for nothing here",
  ],
])("names file, line and field of %s", (_, text, other, message) => {
  expect(() => readWith(text, other)).toThrow(message);
});

test("several sentences are one at least", () => {
  expect(z.object({ opening: several }).safeParse({ opening: [] }).success).toBe(false);
});
