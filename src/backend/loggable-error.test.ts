import { expect, test } from "vitest";
import { loggableError } from "./loggable-error.ts";

test("a connection that was lost is told without its client", () => {
  const client = { connectionParameters: { password: "canary-of-the-password" } };
  const error = Object.assign(new Error("Connection terminated unexpectedly"), { client, code: "57P01" });
  const told = loggableError(error);
  expect(told).toMatchObject({ problem: "Connection terminated unexpectedly", code: "57P01" });
  expect(JSON.stringify(told)).not.toContain("canary");
  expect(told).not.toHaveProperty("err");
});

test("any other error is left to the log", () => {
  const error = new Error("x");
  expect(loggableError(error)).toEqual({ err: error });
});
