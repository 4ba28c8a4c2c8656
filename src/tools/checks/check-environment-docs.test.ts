import { expect, test } from "vitest";
import { checkEnvironmentDocs } from "./check-environment-docs.ts";
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
