import { expect, test } from "vitest";
import { renderingLimit } from "./limit-work.ts";
import type { Outcome } from "./outcome.ts";

const limitOf = (path: string, cacheable = true, headers: Record<string, string> = {}) =>
  renderingLimit(
    { kind: "serve", path, cacheable },
    {
      isStored: async (path) => path.startsWith("/es/kept") || path.startsWith("/es/old"),
      isFresh: (path) => path.startsWith("/es/kept"),
    },
    (path) => path === "/es/rendered?brand=seat",
    new Headers(headers),
  );

test.each([
  ["/es/kept?brand=seat", true, undefined],
  ["/es/rendered?brand=seat", true, undefined],
  // Stored, but to be rendered again before or after it is sent.
  ["/es/old?brand=seat", true, "queryPage"],
  ["/es/old", true, undefined],
  ["/es/list?brand=seat", true, "queryPage"],
  ["/es/vehicle_page/x?deposit=1", true, "queryPage"],
  ["/es/comparar?vin=A,B", true, "queryPage"],
  ["/es/list", true, "newPage"],
  // Rendered for one visitor, though the same page is stored for others.
  ["/es/kept?brand=seat", false, "freshPage"],
])("%s, kept: %s, counts as %s", async (path, cacheable, limit) => {
  expect(await limitOf(path, cacheable)).toBe(limit);
});

test.each([
  ["/es/list", true, "prefetch", "prefetchedPage"],
  ["/es/list", true, "prefetch;anonymous-client-ip", "prefetchedPage"],
  ["/es/list", true, "", "newPage"],
  // Our rules never prefetch it: a client that claims to wants a second limit.
  ["/es/list?brand=seat", true, "prefetch", "queryPage"],
  ["/es/list", false, "prefetch", "freshPage"],
])("%s, kept: %s, for the purpose %s, counts as %s", async (path, cacheable, purpose, limit) => {
  expect(await limitOf(path, cacheable, { "sec-purpose": purpose })).toBe(limit);
});

test.each<Outcome>([
  { kind: "redirect", target: "/", status: 308, cacheable: true },
  { kind: "not-found", reason: "content", status: 404, cacheable: true },
  { kind: "refuse", status: 429, message: "Too often", retryAfterSeconds: 1 },
])("$kind renders nothing", async (outcome) => {
  expect(
    await renderingLimit(
      outcome,
      { isStored: async () => false, isFresh: () => false },
      () => false,
      new Headers(),
    ),
  ).toBeUndefined();
});
