import { expect, test } from "vitest";
import { loggableError } from "./loggable-error.ts";

test("a connection that was lost is told without its client", () => {
  const client = { connectionParameters: { password: "canary-of-the-password" } };
  const error = Object.assign(new Error("Connection terminated unexpectedly"), { client, code: "57P01" });
  const logged = loggableError(error);
  expect(logged).toMatchObject({ problem: "Connection terminated unexpectedly", code: "57P01" });
  expect(JSON.stringify(logged)).not.toContain("canary");
  expect(logged).not.toHaveProperty("err");
});

test("any other error is left to the log", () => {
  const error = new Error("x");
  expect(loggableError(error)).toEqual({ err: error });
});
