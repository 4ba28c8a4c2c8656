import { describe, expect, expectTypeOf, test } from "vitest";
import type { VariableNotes } from "#platform/env-values.ts";
import { checkEnvironmentReaders } from "./all-checks.ts";
import { readSource } from "./source-file.ts";

const path = "src/api/call.ts";
const file = (text: string, where = path) => readSource(where, text);
const listed = { PORT: { readBy: [path] } } as const;
const awaited = { PORT: { awaited: "Several of each" } } as const;
const notRead = [expect.stringContaining("PORT: nothing reads it")];

describe("what a read is", () => {
  test.each([
    "use(env().PORT);",
    "const variables = env(); use(variables.PORT);",
    "const { PORT } = env();",
    "const { PORT: port = 1, ...others } = env();",
    "const listen = ({ PORT }: Env) => use(PORT);",
    "const port = process?.env?.PORT;",
    `const port = process.env["PORT"];`,
    "const port = { ...process.env, ...env }.PORT;",
    "const page = <a href={env().PORT}>x</a>;",
  ])("%s is one", (text) => {
    const where = "src/api/call.tsx";
    expect(checkEnvironmentReaders([file(text, where)], { PORT: { readBy: [where] } })).toEqual([]);
  });

  test.each([
    "// env().PORT",
    "const text = `say env().PORT`;",
    `const names = ["PORT"];`,
    "const variables = { PORT: 1 };",
    `process.env.PORT = "1";`,
    "use(env().PORTS, env()[PORT]);",
    "type Port = Env;",
  ])("%s is none", (text) => {
    expect(checkEnvironmentReaders([file(text)], listed)).toEqual(notRead);
  });

  test("a test's is none", () => {
    expect(checkEnvironmentReaders([file("env().PORT;", "src/api/call.test.ts")], listed)).toEqual(notRead);
  });
});

describe("what the schema says", () => {
  const read = file("env().PORT;");

  test("a file that reads a variable and is not listed is reported", () => {
    const other = file("env().PORT;", "src/api/other.ts");
    expect(checkEnvironmentReaders([read, other], listed)).toEqual([
      "src/platform/env-schema.ts: PORT: src/api/other.ts reads it: add it to readBy",
    ]);
  });

  test.each([[[]], [[file("export {};", "src/gone.ts")]]])(
    "a listed file that is gone or reads nothing is reported",
    (others) => {
      const variables = { PORT: { readBy: [path, "src/gone.ts"] } } as const;
      expect(checkEnvironmentReaders([read, ...others], variables)).toEqual([
        "src/platform/env-schema.ts: PORT: src/gone.ts does not read it",
      ]);
    },
  );

  test("a variable that is awaited may be unread, and is reported once something reads it", () => {
    expect(checkEnvironmentReaders([], awaited)).toEqual([]);
    expect(checkEnvironmentReaders([read], awaited)).toEqual([
      `src/platform/env-schema.ts: PORT: ${path} reads it already: write readBy in place of awaited`,
    ]);
  });

  test("a variable says one of the two, and not by an empty list", () => {
    type Form = Readonly<{ description: string; expected: string }>;
    type Await = Readonly<{ awaited: "Several of each" }>;
    type Read = Readonly<{ readBy: readonly [string] }>;
    expectTypeOf<Form & Read>().toExtend<VariableNotes>();
    expectTypeOf<Form & Await>().toExtend<VariableNotes>();
    expectTypeOf<Form>().not.toExtend<VariableNotes>();
    expectTypeOf<Form & Read & Await>().not.toExtend<VariableNotes>();
    expectTypeOf<Form & Readonly<{ readBy: readonly [] }>>().not.toExtend<VariableNotes>();
  });
});
