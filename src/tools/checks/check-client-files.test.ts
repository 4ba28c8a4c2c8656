import { expect, test } from "vitest";
import { checkClientFiles } from "./check-client-files.ts";
import { readSource } from "./source-file.ts";

const check = (files: Readonly<Record<string, string>>): readonly string[] =>
  checkClientFiles(Object.entries(files).map(([path, text]) => readSource(path, text)));

const island = "src/features/shortlist/heart.tsx";

test.each([
  ["a package for the server", { [island]: `"use client"; import { z } from "zod";` }],
  ["the environment", { [island]: `"use client"; import { env } from "#platform/env.ts";` }],
  [
    "the client of the services, two steps away",
    {
      [island]: `"use client"; import "./store.ts";`,
      "src/features/shortlist/store.ts": `import { call } from "#api/call.ts";`,
      "src/api/call.ts": "",
    },
  ],
])("a browser file that reaches %s is reported with the way to it", (_case, files) => {
  const problems = check(files);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${island} → `);
});

test("a behaviour is followed from the entry", () => {
  const problems = check({
    "src/browser/entry.ts": `import { behaviours } from "./behaviours.ts";`,
    "src/browser/behaviours.ts": `export const behaviours = [{ load: () => import("#features/search/start-list.ts") }];`,
    "src/features/search/start-list.ts": `import { z } from "zod";`,
  });
  expect(problems).toEqual([
    "the browser would download server code: src/browser/entry.ts → src/browser/behaviours.ts → src/features/search/start-list.ts → zod",
  ]);
});

test.each([
  ["a type", { [island]: `"use client"; import type { z } from "zod";` }],
  [
    "a server action",
    {
      [island]: `"use client"; import { save } from "./save.ts";`,
      "src/features/shortlist/save.ts": `"use server"; import { call } from "#api/call.ts";`,
    },
  ],
  ["a server file", { "src/features/search/load.ts": `import { call } from "#api/call.ts";` }],
])("%s is no reason to report", (_case, files) => {
  expect(check(files)).toEqual([]);
});
