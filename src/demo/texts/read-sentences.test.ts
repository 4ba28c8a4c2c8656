import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { readSentences } from "./read-sentences.ts";
import { sentences, several } from "./sentence-schemas.ts";

const root = mkdtempSync(join(tmpdir(), "volante-sentences-"));
const folder = "src/demo/texts/sentences";
afterEach(() => vi.restoreAllMocks());
afterAll(() => rmSync(root, { recursive: true }));

const readWith = (text: string | RegExp, other: string) => {
  rmSync(root, { recursive: true });
  mkdirSync(join(root, folder), { recursive: true });
  for (const name of ["blog.es.yaml", "blog.pt.yaml"]) cpSync(join(folder, name), join(root, folder, name));
  const file = join(root, folder, "blog.pt.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(text, other));
  vi.spyOn(process, "cwd").mockReturnValue(root);
  return readSentences("blog", sentences("blog", "author", "related", "checks", "feed"), []);
};

test.each([
  ["one that is missing", /author: .*\n/, "", `${folder}/blog.pt.yaml:1: author: Invalid input`],
  [
    "one that nobody says",
    /author:/,
    "writer:",
    `${folder}/blog.pt.yaml:2: writer: no field is called so here`,
  ],
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
