import { expect, test, vi } from "vitest";
import { ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
vi.mock("#api/session/with-session.ts", () => ({ withSession: async () => ({ ok: false }) }));
vi.mock("#api/session/read-visitor.ts", () => ({ readVisitor: async () => ({}) }));

const { GET } = await import("./route.ts");
const { GET: getVisitor } = await import("../visitor/route.ts");

const vins = (count: number) =>
  Array.from({ length: count }, (_, n) => `VSSZZZ5FZKR${String(n).padStart(6, "0")}`).join(",");

test.each([
  ["vehicle-status", GET],
  ["visitor", getVisitor],
])("%s: the states of sixty vehicles are asked for at a time, and of nothing else", async (path, get) => {
  const statusOf = async (list: string) =>
    (await get(new Request(`http://site.test/api/${path}?vins=${list}`))).status;
  call.mockReset();
  for (const list of [vins(61), "x", `${vins(1)},..%2fx`]) expect(await statusOf(list), list).toBe(400);
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValue(ok({ statuses: [] }));
  expect(await statusOf(vins(60))).toBe(200);
  expect(call).toHaveBeenCalledOnce();
});
