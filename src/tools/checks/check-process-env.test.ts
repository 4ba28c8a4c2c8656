import { expect, test } from "vitest";
import { checkProcessEnv } from "./check-process-env.ts";
import { readSource } from "./source-file.ts";

const check = (path: string, text: string) => checkProcessEnv([readSource(path, text)]);

test.each([
  `const port = process.env.PORT;`,
  `const port = process?.env["PORT"];`,
  `const all = process["env"];`,
  `const { env } = process;`,
  `import { env } from "node:process";`,
  `const mode = import.meta.env.MODE;`,
])("%s is reported", (text) => {
  expect(check("src/api/call.ts", text)).toHaveLength(1);
});

test.each([
  ["src/platform/env.ts", "parse(process.env);"],
  ["src/tools/start.ts", `process.env.PORT = "1";`],
  ["src/api/call.test.ts", "const url = process.env.TEST_DATABASE_URL;"],
  ["src/backend/store/test-database.ts", "const url = process.env.TEST_DATABASE_URL;"],
  ["src/api/call.ts", `// process.env is read in env.ts\nimport { env } from "#platform/env.ts";`],
  ["src/instrumentation.ts", `if (process.env.NEXT_RUNTIME === "nodejs") start();`],
])("%s may say %s", (path, text) => {
  expect(check(path, text)).toEqual([]);
});

test("the exception for instrumentation covers one variable", () => {
  expect(check("src/instrumentation.ts", "start(process.env.PORT);")).toHaveLength(1);
});
