import { describe, expect, test } from "vitest";
import { hashPassword, isPassword } from "./hash-password.ts";

describe("a password", () => {
  test("is hashed by Argon2id with 19 MiB, and never twice alike", async () => {
    const [one, two] = [await hashPassword("tres gatos"), await hashPassword("tres gatos")];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
    expect(await isPassword("tres gatos", one)).toBe(true);
  });

  test("is compared as it was typed, and whole", async () => {
    const typed = ` Ñandú ${"x".repeat(190)}`;
    const hash = await hashPassword(typed);
    expect(await isPassword(typed, hash)).toBe(true);
    for (const other of [
      typed.trim(),
      typed.toLowerCase(),
      typed.slice(0, -1),
      `${typed}x`,
      typed.normalize("NFD"),
    ])
      expect(await isPassword(other, hash)).toBe(false);
  });

  test.each([undefined, null])("without a hash (%s) is none", async (hash) => {
    expect(await isPassword("tres gatos", hash)).toBe(false);
  });
});

test("whether there is a hash cannot be told from the time; npm run bench -- --only logins holds it to 10 %", async () => {
  const hash = await hashPassword("tres gatos");
  const times: Record<"with" | "without", number[]> = { with: [], without: [] };
  for (let time = 0; time < 30; time++) {
    const kind = time % 2 === 0 ? "with" : "without";
    const startedAt = performance.now();
    await isPassword("cuatro gatos", kind === "with" ? hash : undefined);
    times[kind].push(performance.now() - startedAt);
  }
  const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  const ratio = median(times.without) / median(times.with);
  expect(ratio).toBeGreaterThan(0.5);
  expect(ratio).toBeLessThan(2);
});
