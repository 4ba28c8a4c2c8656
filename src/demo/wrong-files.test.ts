import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text as readText } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundleProgram, startProgram } from "#tools/test-support/start-program.ts";

let script: string;
let folder: string;
beforeAll(async () => {
  script = await bundleProgram(`import "#tools/seed.ts";`);
  folder = mkdtempSync(join(tmpdir(), "volante-demo-"));
  for (const read of ["src/demo", "src/shop-folder", "src/backend/store/migrations"])
    cpSync(read, join(folder, read), { recursive: true, filter: (path) => !path.endsWith(".ts") });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run seed` on a copy of the demo shop's files in which one text was replaced. */
const seedWith = async (file: string, text: string | RegExp, other: string) => {
  const path = join(folder, file);
  const before = readFileSync(path, "utf8");
  const after = before.replace(text, other);
  expect(after).not.toBe(before);
  writeFileSync(path, after);
  const variables = { DATABASE_URL: "", DATA_DIR: join(folder, "data") };
  const options = { args: ["--vehicles", "300"], cwd: folder, showsErrors: false };
  const child = startProgram(script, variables, options);
  const [output, [code]] = await Promise.all([readText(child.stderr), once(child, "close")]);
  writeFileSync(path, before);
  return { code, output: output.trim() };
};

const fieldErrors = [
  [
    ...["src/demo/shop/dealers.csv", "40.3083", "40°18'"],
    `dealers.csv:3: latitude: expected a number such as 41.5, not "40°18'"`,
  ],
  [
    ...["src/demo/shop/redirects.csv", ",308", ",309"],
    'redirects.csv:2: status: expected one of 301, 302, 307, 308, not "309"',
  ],
  [
    ...["src/demo/shop/articles/credit.pt.md", "date: 2026-11-16", "date: 2026-11-61"],
    "articles/credit.pt.md:3: date: expected a day such as 2026-11-20",
  ],
  [
    ...["src/demo/shop/pages/home.es.yaml", "key: steps", "key: stpes"],
    /^pages\/home\.es\.yaml:\d+: blocks\.\d+\.key: unknown block, expected one of article, /,
  ],
  [
    ...["src/demo/shop/pages/home.pt.yaml", / {4}title: .*\n/, ""],
    /^pages\/home\.pt\.yaml:\d+: blocks\.0\.title: Invalid input: expected string, received undefined$/,
  ],
  [
    ...["src/demo/shop/pages/terms.es.md", /slug: .*/, "slug: privacidad"],
    /^pages\/privacy\.es\.md:2: slug: two pages .*\n.*pages\/terms\.es\.md:2: slug: two pages/,
  ],
  [
    ...["src/shop-folder/starter/pages/buying.es.yaml", "{path:cars}", "/coches-que-no-hay/"],
    /^pages\/buying\.es\.yaml:\d+: blocks\.\S+: \/coches-que-no-hay\/ leads nowhere$/,
  ],
  [
    ...["src/demo/shop/menus/pt.yaml", "{path:cars}", "{path:carros}"],
    /^menus\/pt\.yaml:\d+: header\.\S+: \{path:carros\} stands for nothing here$/,
  ],
] as const;

// A table, an article and a page: the others differ in their words.
for (const [index, [file, text, other, message]] of fieldErrors.entries())
  test(`an error in ${file} ends seeding and is named`, {
    tags: [1, 2, 3].includes(index) ? [] : ["all"],
    timeout: 60_000,
  }, async () => {
    const { code, output } = await seedWith(file, text, other);
    expect(output).toMatch(message);
    expect(code).toBe(1);
  });
