import { expect, test } from "vitest";
import { runCommand } from "./run-command.ts";

const runNode = (code: string, timeoutMs?: number) =>
  runCommand(process.execPath, ["-e", code], { timeoutMs });

test("exit code and both outputs are collected", async () => {
  const outcome = await runNode(`console.log("out"); console.error("err"); process.exitCode = 3;`);
  expect(outcome.code).toBe(3);
  expect(outcome.output.split("\n").sort()).toEqual(["", "err", "out"]);
});

test("a program that does not exist is an outcome, not an exception", async () => {
  const outcome = await runCommand("no-such-program-anywhere", []);
  expect(outcome).toMatchObject({ code: 127 });
  expect(outcome.output).toContain("no-such-program-anywhere could not be started");
});

test("a program that takes too long is ended", async () => {
  const outcome = await runNode("setTimeout(() => {}, 60_000)", 200);
  expect(outcome).toMatchObject({ code: 124 });
  expect(outcome.output).toContain("at most 0.2 s");
});
