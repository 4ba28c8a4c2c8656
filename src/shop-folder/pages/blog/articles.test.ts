import { expect, test } from "vitest";
import { demoFolderWith, demoText } from "#demo/test-demo-folder.ts";
import type { ShopFolder } from "#shop-folder/files/shop-folder.ts";
import { readArticles } from "./articles.ts";
import { articleBody } from "./build-blog.ts";

const file = "articles/credit.es.md";

const read = (folder: ShopFolder) => readArticles(folder, ["es", "pt"]);
const readWith = (text: string | RegExp, other: string) => read(demoFolderWith(file, text, other));

test.each([
  ["a day that there is not", "2026-11-16", "2026-11-31", ":3: date: expected a day such as 2026-11-20"],
  ["a missing title", /title: .*\n/, "", ":2: title: Invalid input: expected string, received undefined"],
  ["a field that nobody knows", "date:", "day:", ":3: day: no field is called so here"],
  ["a body that no car has", "body: estate", "body: boat", ":6: picture: Invalid input"],
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
  const folder = new Map([[file, Buffer.from(demoText(file))]]);
  expect(() => read(folder)).toThrow(`${file}: its translation is missing, credit.pt`);
  expect(readArticles(folder, ["es"]).size).toBe(1);
});

test("names a file that is none of them", () => {
  const folder = new Map([["articles/credit.fr.md", Buffer.from(demoText(file))]]);
  expect(() => read(folder)).toThrow(/credit\.fr\.md: expected a name such as home\.es\.md$/);
});
