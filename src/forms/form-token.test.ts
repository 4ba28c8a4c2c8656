import { beforeAll, expect, test, vi } from "vitest";
import { makeFormToken, readFormToken } from "./form-token.ts";

vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => secret }));
let secret = "";
beforeAll(() => {
  secret = "a".repeat(48);
});

const renderedAt = new Date("2026-11-23T10:00:00.123Z");

test("a stamp says which form it is and when it was rendered", () => {
  const requestId = "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11";
  expect(readFormToken(makeFormToken(renderedAt, requestId), renderedAt)).toEqual({ requestId });
  expect(makeFormToken(renderedAt)).not.toBe(makeFormToken(renderedAt));
});

test("what was not made here, or was changed, is none", () => {
  const stamp = makeFormToken(renderedAt);
  const [id = "", time = "", signature = ""] = stamp.split(".");
  const older = `${id}.${(Number.parseInt(time, 36) - 60_000).toString(36)}.${signature}`;
  const other = makeFormToken(renderedAt);
  const swapped = `${other.split(".")[0]}.${time}.${signature}`;
  for (const forged of [
    "",
    ".",
    older,
    swapped,
    stamp.slice(0, -1),
    `${stamp}x`,
    `${id}.${time}.`,
    "x".repeat(10_000),
  ])
    expect(readFormToken(forged, renderedAt), forged.slice(0, 100)).toBeUndefined();
  secret = "b".repeat(48);
  expect(readFormToken(stamp, renderedAt)).toBeUndefined();
  secret = "a".repeat(48);
  expect(readFormToken(stamp, renderedAt)?.requestId).toBe(id);
});

test("a stamp ends after 24 hours", () => {
  const stamp = makeFormToken(renderedAt);
  const after = (hours: number) => readFormToken(stamp, new Date(renderedAt.getTime() + hours * 60 * 60_000));
  expect(after(23.9)?.requestId).toMatch(/^[0-9a-f-]{36}$/);
  expect(after(24)).toBeUndefined();
});
