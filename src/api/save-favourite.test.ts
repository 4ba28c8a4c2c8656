import { expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("./call.ts", () => ({ call }));
const { saveFavourite } = await import("./save-favourite.ts");

const vin = "VSSZZZ5FZJR000001";
const caller = { locale: "es", token: "t", sessionId: "s" } as const;

test.each([
  ["q1", ok({ carDetailFinance: { creditTypeId: "q2" } }), { vin, fin: "q1" }],
  [undefined, ok({ carDetailFinance: { creditTypeId: "q2" } }), { vin, fin: "q2" }],
  [undefined, ok({}), { vin }],
  [undefined, ok({ carDetailFinance: { creditTypeId: "no id" } }), { vin }],
  [undefined, fail("timeout", ""), { vin }],
])("a heart that knows the quote %j, of a vehicle that is %j, keeps %j", async (fin, vehicle, body) => {
  call.mockReset().mockImplementation(async (name: string) => (name === "vehicle" ? vehicle : ok({})));
  expect(await saveFavourite(vin, fin, caller)).toEqual(ok({}));
  expect(call).toHaveBeenLastCalledWith("addFavourite", { body }, caller);
});
