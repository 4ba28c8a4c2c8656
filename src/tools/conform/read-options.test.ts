import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";

const both = ["--data", "http://localhost:4000", "--content=https://content.example.com/api"];

test("what is left out is the smallest check", () => {
  expect(readOptions(both)).toEqual({
    addresses: { data: "http://localhost:4000", content: "https://content.example.com/api" },
    level: "browse",
    token: undefined,
    sessionId: undefined,
    mayWrite: false,
    json: false,
  });
});

test("every option is read", () => {
  const read = readOptions([
    ...both,
    "--level",
    "buy",
    "--token",
    "abc",
    "--session",
    "s1",
    "--write",
    "--json",
  ]);
  expect(read).toMatchObject({ level: "buy", token: "abc", sessionId: "s1", mayWrite: true, json: true });
});

test("help explains each option", () => {
  expect(readOptions(["--help"]).help).toContain("--level");
});

test.each([
  [["--data", "http://localhost:4000"], "--content is missing"],
  [
    ["--data", "localhost:4000", "--content", "http://localhost"],
    '--data takes an address that begins with http:// or https://, not "localhost:4000"',
  ],
  [[...both, "--level", "sell"], '--level takes browse, ask, buy, not "sell"'],
  [[...both, "--token", ""], "--token takes the token of a customer"],
  [[...both, "--verbose"], "Unknown option '--verbose'"],
  [[...both, "now"], "Unexpected argument 'now'"],
  [[...both, "--level"], "'--level <value>' argument missing"],
])("%j is refused with what is wrong and how it is used", (args, problem) => {
  expect(() => readOptions(args)).toThrow(problem);
  expect(() => readOptions(args)).toThrow("Usage: npm run conform");
});
