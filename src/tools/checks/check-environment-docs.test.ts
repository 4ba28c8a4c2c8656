import { expect, test } from "vitest";
import { checkEnvironmentDocs } from "./check-environment-docs.ts";
import { renderEnvExample, withEnvironmentTable } from "./environment-docs.ts";

const emptyReadme =
  "# V\n<!-- environment table: written by `npm run docs` -->\n<!-- end of environment table -->\nend\n";
const readme = withEnvironmentTable(emptyReadme);

test("what the schema writes is accepted, and writing it again changes nothing", () => {
  expect(checkEnvironmentDocs(renderEnvExample(), readme)).toEqual([]);
  expect(withEnvironmentTable(readme)).toBe(readme);
});

test.each([
  ["a variable is missing", (text: string) => text.replace(/\n# PORT=.*/, "")],
  ["a variable is unknown", (text: string) => `${text}\n# EXTRA=1\n`],
  ["a default is another", (text: string) => text.replace("PORT=3000", "PORT=8080")],
  ["a comment is another", (text: string) => text.replace("Port that", "A port that")],
  ["it is empty", () => ""],
])(".env.example is reported when %s", (_case, breakIt) => {
  expect(checkEnvironmentDocs(breakIt(renderEnvExample()), readme)).toEqual([
    expect.stringMatching(/^\.env\.example: line \d+ should read: /),
  ]);
});

test("README.md is reported when its table is stale", () => {
  expect(checkEnvironmentDocs(renderEnvExample(), emptyReadme)).toEqual([
    expect.stringMatching(/^README\.md: line 3 /),
  ]);
});

test("README.md without markers is an error", () => {
  expect(() => checkEnvironmentDocs(renderEnvExample(), "# V")).toThrow(/markers/);
});

test("every secret of the example is empty", () => {
  const secrets = renderEnvExample().match(/^# \w*(SECRET|KEY)\w*=.*$/gm) ?? [];
  expect(secrets.length).toBeGreaterThan(5);
  expect(secrets.filter((line) => !line.endsWith("="))).toEqual([]);
});
