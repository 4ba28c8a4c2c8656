import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { readArticles } from "./articles.ts";
import { articleBody } from "./build-blog.ts";

const folder = mkdtempSync(join(tmpdir(), "volante-articles-"));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, "credit.es.md");
beforeEach(() => {
  for (const name of ["credit.es.md", "credit.pt.md"])
    cpSync(join("src/demo/texts/articles", name), join(folder, name));
});

const readWith = (text: string | RegExp, other: string) => {
  writeFileSync(file, readFileSync(file, "utf8").replace(text, other));
  return readArticles(folder);
};

test.each([
  ["a day that there is not", "2026-11-16", "2026-11-31", ":3: date: expected a day such as 2026-11-20"],
  ["a missing title", /title: .*\n/, "", ":2: title: Invalid input: expected string, received undefined"],
  ["a field that nobody knows", "date:", "day:", ":3: day: no field is called so here"],
  ["a body that no car has", "body: estate", "body: boat", ":7: picture.body: Invalid option"],
  [
    "a source over an open connection",
    "https://client",
    "http://client",
    ":16: checks.1.address: Invalid URL",
  ],
  ["facts that are no YAML", "  body: estate", "  body: [", ":8: Flow sequence"],
  ["facts that do not end", /^---\n/, "", ":1: expected facts between two lines ---"],
])("names file, line and field of %s", (_, text, other, message) => {
  expect(() => readWith(text, other)).toThrow(`${file}${message}`);
});

test("names a link that leads nowhere", () => {
  const es = readWith("{path:offers}", "{path:offer}").get("credit")?.es;
  if (es === undefined) throw new Error("The article was not read");
  expect(() => articleBody(es, "Checks", { "credit:price": "1" })).toThrow(
    /credit\.es\.md:\d+: text: \{path:offer\} stands for nothing here/,
  );
});

test("names an article without its translation", () => {
  rmSync(join(folder, "credit.pt.md"));
  expect(() => readArticles(folder)).toThrow(`${file}: its translation is missing, credit.pt`);
});

test("names a file that is none of them", () => {
  cpSync(file, join(folder, "credit.fr.md"));
  expect(() => readArticles(folder)).toThrow(/credit\.fr\.md: expected a name such as home\.es\.md$/);
  rmSync(join(folder, "credit.fr.md"));
});
