import { causesOf } from "./causes-of.ts";

/** Codes of the system and of PostgreSQL (class 08 and the listed ones) for a server that is unavailable. */
const codes: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "53300",
  "57P01",
  "57P02",
  "57P03",
]);

/** The driver's messages that have no code. */
const words =
  /connection terminated|connection timeout|timeout exceeded when trying to connect|not queryable|connection is closed/i;

/**
 * Whether the database server was lost midway or accepts no connections: nothing is wrong with the call, and the same may succeed when it
 * is back.
 */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    (each) =>
      codes.has(String(each.code)) ||
      /^08...$/.test(String(each.code)) ||
      (each.code === undefined && each instanceof Error && words.test(each.message)),
  );
