import { beforeEach, expect, test, vi } from "vitest";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";

const secret = "a-secret-of-the-content-editor";
const invalidatePages = vi.hoisted(() => vi.fn().mockResolvedValue(true));
vi.mock("#platform/page-cache/invalidate-pages.ts", () => ({ invalidatePages }));
beforeEach(() => vi.stubEnv("REVALIDATE_SECRET", secret));

const { POST } = await import("./route.ts");

type Announced = { readonly query?: string; readonly body?: unknown; readonly address?: string };

const announce = (
  given: string | undefined,
  { query = "", body = { tags: ["a"] }, address = "192.0.2.1" }: Announced = {},
) =>
  POST(
    new Request(`http://site.test/api/revalidate${query}`, {
      method: "POST",
      headers: { "x-connection-address": address, ...(given && { authorization: given }) },
      body: JSON.stringify(body),
    }),
  );

test("a wrong secret is refused, and guessing is limited for each address; the right one always holds", async () => {
  for (let count = 0; count < rateLimits.wrongSecret.points; count += 1)
    expect((await announce(`Bearer ${secret.slice(0, -1)}${count}`)).status).toBe(403);
  const refused = await announce(`Bearer ${secret}5`);
  expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
  expect((await announce(undefined)).status).toBe(429);
  expect(invalidatePages).not.toHaveBeenCalled();
  for (let count = 0; count <= rateLimits.wrongSecret.points; count += 1)
    expect((await announce(`Bearer ${secret}`)).status).toBe(200);
  expect((await announce(undefined, { address: "192.0.2.2" })).status).toBe(403);
});

test.each<[string, Announced]>([
  ["a parameter", { query: "?tags=b" }],
  ["another field", { body: { tags: ["a"], path: "/" } }],
  ["no tags", { body: {} }],
  ["too many tags", { body: { tags: Array(101).fill("a") } }],
])("%s is refused", async (_, announced) => {
  invalidatePages.mockClear();
  expect((await announce(`Bearer ${secret}`, announced)).status).toBe(400);
  expect(invalidatePages).not.toHaveBeenCalled();
});
