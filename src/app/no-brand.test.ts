import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Folders whose texts a visitor sees. The demo's name stands in its own folder, examples of the contract in theirs. */
const folders = [
  "locales",
  ...["api", "app", "backend", "browser", "cms", "domain", "features", "forms"]
    .concat("market", "panels", "payment", "pipeline", "platform", "server", "ui", "wizard")
    .map((folder) => `src/${folder}`),
];

const isForTests = (file: string) =>
  /\.test\.tsx?$|[/\\](?:test-[^/\\]*|examples|sample-[^/\\]*)\.tsx?$/.test(file);

const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
  .filter((file) => !isForTests(file));

/** Its name in a text, or in the name of a file that visitors are given; a steering wheel is none. */
const brand = /Volante(?! multifun)|volante\.(?:ics|json|pdf)/;

test.each([
  ['sender: "Volante"', true],
  ["<p>Bienvenido a Volante</p>", true],
  ["'attachment; filename=\"volante.ics\"'", true],
  ['"leather-wheel": "Volante multifunción de cuero"', false],
  ['cookies.get("volante-session")', false],
])("%s names the brand: %s", (source, expected) => {
  expect(brand.test(source)).toBe(expected);
});

test("the name of no shop stands in code", () => {
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => brand.test(readFileSync(file, "utf8")))).toEqual([]);
});
