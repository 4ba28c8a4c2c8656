import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { isDatabaseUnavailable } from "./is-database-unavailable.ts";

const coded = (code: string, message = "x") => Object.assign(new Error(message), { code });
const failed = (cause: Error) => new DrizzleQueryError("select 1", [], cause);

test.each([
  ["a connection that is refused", coded("ECONNREFUSED")],
  ["one that was reset", failed(coded("ECONNRESET"))],
  ["a statement that the server ended", failed(coded("57P01"))],
  ["a server that is starting", failed(coded("57P03"))],
  ["a server that is full", coded("53300")],
  ["a broken protocol", coded("08P01")],
  ["the driver's own words", failed(new Error("Connection terminated unexpectedly"))],
  ["a pool that waited in vain", new Error("timeout exceeded when trying to connect")],
])("%s is a database that is away", (_, error) => expect(isDatabaseUnavailable(error)).toBe(true));

test.each([
  ["a constraint that holds", failed(coded("23505"))],
  ["a table that does not exist", failed(coded("42P01"))],
  ["text that says so", coded("22P02", 'invalid input: "Connection terminated"')],
  ["something else", new TypeError("x is not a function")],
  ["nothing", undefined],
])("%s is not", (_, error) => expect(isDatabaseUnavailable(error)).toBe(false));
