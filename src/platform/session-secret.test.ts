import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { localSessionSecret } from "./session-secret.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "session-secret-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a secret is made once, long enough, readable by its owner only", () => {
  const data = join(folder, "data");
  const secret = localSessionSecret(data);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(localSessionSecret(data)).toBe(secret);
  expect(statSync(join(data, "session-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(data)).toEqual(["session-secret"]);
});

test("two folders get two secrets", () => {
  expect(localSessionSecret(join(folder, "a"))).not.toBe(localSessionSecret(join(folder, "b")));
});

test("a damaged file is refused instead of sealing sessions with a weak secret", () => {
  writeFileSync(join(folder, "session-secret"), "short");
  expect(() => localSessionSecret(folder)).toThrow(/damaged/);
});
