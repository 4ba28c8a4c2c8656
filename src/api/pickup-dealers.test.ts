import { expect, test, vi } from "vitest";

vi.mock("./call.ts", () => ({ call: vi.fn() }));
const { nearestPickup, sortPickupDealers } = await import("./pickup-dealers.ts");

const dealer = (id: string, dealerService: string, zipCode?: string, country: "ES" | "PT" = "ES") => ({
  ...{ id, dealerService, zipCode, country, dealerCode: id, name: id, municipality: id },
  openingHours: [],
});
const madrid = dealer("madrid", "CEV", "28046");
const alcala = dealer("alcala", "CP", "28805");
const girona = dealer("girona", "CP", "17005");
const lisboa = dealer("lisboa", "CP", "1100-048", "PT");
const dealers = [girona, lisboa, madrid, alcala];
const days = (dealerId: string) => ({ dealerId, earliest: "2026-12-04", latest: "2026-12-10" });

const pickup = (changes: Partial<Parameters<typeof sortPickupDealers>[2]> = {}) => {
  const vehicle = { dealer: { id: "madrid" }, vehicle: { dealer: {} } };
  const sorted = sortPickupDealers(dealers, ["CP"], {
    ...{ locale: "es", vehicle, offered: undefined, zip: undefined },
    ...changes,
  });
  return { ids: sorted.map(({ id }) => id), named: nearestPickup(sorted, vehicle)?.id, sorted };
};

test("only dealers of the market that hand over, the nearest to the vehicle first", () => {
  expect(pickup()).toMatchObject({ ids: ["alcala", "girona"], named: "alcala" });
});

test("the visitor's place counts before the vehicle's", () => {
  expect(pickup({ zip: "08001" })).toMatchObject({ ids: ["girona", "alcala"], named: "girona" });
});

test("those alone that the service offers for the vehicle, with their days", () => {
  const { ids, sorted } = pickup({ offered: [days("girona"), days("madrid")] });
  expect(ids).toEqual(["girona"]);
  expect(sorted[0]?.dates?.latest).toBe("2026-12-10");
});

test("without a place the vehicle's own dealer stands first, and no other is called the nearest", () => {
  const bare = [dealer("a", "CP"), dealer("b", "CP")];
  const own = (id: string) => ({ dealer: { dealerCode: id }, vehicle: { dealer: {} } });
  const of = (id: string) => {
    const vehicle = own(id);
    const all = sortPickupDealers(bare, ["CP"], { locale: "es", vehicle, offered: undefined, zip: "" });
    return [all.map((each) => each.id), nearestPickup(all, vehicle)?.id];
  };
  expect(of("b")).toEqual([["b", "a"], "b"]);
  expect(of("elsewhere")).toEqual([["a", "b"], undefined]);
});
