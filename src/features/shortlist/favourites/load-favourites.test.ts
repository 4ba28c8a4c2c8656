import { expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const { loadFavourites } = await import("./load-favourites.ts");

const vin = "VSSZZZ1SPEC000000";
const session = { token: "t", tokenAt: 0, sessionId: "s" };
const card = { vin, brand: "Seat" };
const services = (answers: Readonly<Record<string, unknown>>) =>
  call.mockImplementation(async (name: string) => answers[name] ?? fail("not-found", name));

test("favourites known by their VIN have the vehicle as it is now", async () => {
  services({ favourites: ok([{ vin, financeId: "7" }]), vehicle: ok({ card }) });
  expect(await loadFavourites(session, "es")).toEqual(ok([{ vin, financeId: "7", card }]));
  services({ favourites: ok([{ vin }]) });
  expect(await loadFavourites(session, "es")).toEqual(ok([{ vin }]));
});
