import { expect, test } from "vitest";
import { checkEnvironmentDocs, checkNamedPaths, checkWording } from "./all-checks.ts";
import { renderEnvExample } from "./environment-docs.ts";

test("what the schema writes is accepted", () => {
  expect(checkEnvironmentDocs(renderEnvExample())).toEqual([]);
});

test.each([
  ["a variable is missing", (text: string) => text.replace(/\n# PORT=.*/, "")],
  ["a variable is unknown", (text: string) => `${text}\n# EXTRA=1\n`],
  ["a default is another", (text: string) => text.replace("PORT=3000", "PORT=8080")],
  ["a comment is another", (text: string) => text.replace("Port that", "A port that")],
  ["it is empty", () => ""],
])(".env.example is reported when %s", (_case, breakIt) => {
  expect(checkEnvironmentDocs(breakIt(renderEnvExample()))).toEqual([
    expect.stringMatching(/^\.env\.example: line \d+ should read: /),
  ]);
});

test("every secret of the example is empty", () => {
  const secrets = renderEnvExample().match(/^# \w*(SECRET|KEY)\w*=.*$/gm) ?? [];
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((line) => !line.endsWith("="))).toEqual([]);
});

const paths = ["middleware.ts", "src/pipeline/rules.ts", "src/cms/blocks/hero/hero.tsx", "locales/es/x.ts"];
const check = (line: string) => checkNamedPaths("docs/page.md", `# Page\n${line}`, paths);

test.each([
  "`middleware.ts`, `src/pipeline/`, `pipeline/rules.ts`, `rules.ts`",
  "`cms/blocks/<key>/`, `locales/{es}/`",
  "`npm run docs`, `GET /api/x`, `/pages/{slug}`, `.next/static`, `DATA_DIR/page-cache`, `data-error`, `no-store`",
])("%s is accepted", (line) => {
  expect(check(line)).toEqual([]);
});

test.each([
  "rule.ts",
  "pipeline/rules",
  "ipeline/rules.ts",
  "cms/bricks/<key>/",
  "locales/{es,pt}/",
  "src/gone/",
])("%s is reported", (path) => {
  expect(check(`see \`${path}\``)).toEqual([`docs/page.md:2: ${path} does not exist`]);
});

const es = { search: { title: "Coches", found: "{count} vehículos", filters: { brand: "Marca" } } };
const pt = { search: { title: "Carros", found: "{count} veículos", filters: { brand: "Marca" } } };

test("two complete locales are accepted", () => {
  expect(checkWording(es, pt, "pt")).toEqual([]);
});

test.each([
  ["a missing file", {}, "pt search.title: is missing"],
  ["a missing key", { search: { ...pt.search, filters: {} } }, "pt search.filters.brand: is missing"],
  ["a surplus key", { search: { ...pt.search, more: "Mais" } }, "es search.more: is missing"],
  ["an empty text", { search: { ...pt.search, title: " " } }, "pt search.title: is empty"],
  ["a number", { search: { ...pt.search, title: 3 } }, "pt search.title: is no text"],
  [
    "a lost placeholder",
    { search: { ...pt.search, found: "veículos" } },
    "pt search.found: has placeholders none, es has {count}",
  ],
  [
    "another placeholder",
    { search: { ...pt.search, found: "{total} veículos" } },
    "pt search.found: has placeholders {total}, es has {count}",
  ],
])("%s is reported", (_case, broken, problem) => {
  expect(checkWording(es, broken, "pt")).toContain(problem);
});

test("the order and repetition of placeholders do not matter", () => {
  expect(checkWording({ a: { x: "{a} {b}" } }, { a: { x: "{b} {a} {a}" } }, "pt")).toEqual([]);
});
