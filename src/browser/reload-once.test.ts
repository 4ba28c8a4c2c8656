import { expect, test, vi } from "vitest";
import { isChunkError, mayReload } from "./reload-once.ts";

const named = (name: string, message = "") => Object.assign(new Error(message), { name });

test.each([
  [named("ChunkLoadError", "x"), true],
  [new TypeError("error loading dynamically imported module: https://a/b.js"), true],
  [new TypeError("Importing a module script failed."), true],
  [new TypeError("Failed to fetch dynamically imported module: https://a/b.js"), true],
  [new Error("Failed to fetch"), false],
  ["ChunkLoadError", false],
  [undefined, false],
])("%s is a chunk error: %s", (error, expected) => {
  expect(isChunkError(error)).toBe(expected);
});

test.each([
  [null, 0, true],
  ["1000", 10_999, false],
  ["1000", 11_000, true],
  ["1000", 1000, false],
  ["rubbish", 1000, true],
  ["99999999", 1000, true],
] as const)("last reload at %s, now %i: %s", (before, now, expected) => {
  expect(mayReload(before, now)).toBe(expected);
});

const throwing = () => {
  throw new Error("The operation is insecure.");
};

test.each([
  ["the server answers", { fetch: async () => ({ ok: true }) }, 1],
  ["there is no connection", { fetch: () => Promise.reject(new TypeError("Failed to fetch")) }, 0],
  ["the server answers with an error", { fetch: async () => ({ ok: false }) }, 0],
  // Nothing would end the reloading.
  ["nothing may be stored", { fetch: async () => ({ ok: true }), sessionStorage: { getItem: throwing } }, 0],
  ["it was reloaded a moment ago", { sessionStorage: { getItem: () => String(Date.now()) } }, 0],
])("where %s, chunks that fail together reload the page once or never", async (_, changes, times) => {
  vi.resetModules();
  const { reloadOnce } = await import("./reload-once.ts");
  const reload = vi.fn();
  const browser = {
    fetch: async () => ({ ok: true }),
    sessionStorage: { getItem: () => null, setItem: () => undefined },
    location: { href: "https://volante.test/", reload },
    ...changes,
  };
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value);
  expect(await Promise.all([reloadOnce(), reloadOnce()])).toEqual([times === 1, times === 1]);
  expect(reload).toHaveBeenCalledTimes(times);
});
