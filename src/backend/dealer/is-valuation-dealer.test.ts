import { expect, test, vi } from "vitest";
import { forgetProcess } from "#tools/test-support/start-afresh.ts";
import { isPickupDealer } from "./is-pickup-dealer.ts";
import { isValuationDealer } from "./is-valuation-dealer.ts";

const services = ["CEV", "CP", "cev", "", "appraisal"];
const valuing = (shop: Parameters<typeof isValuationDealer>[1]) =>
  services.filter((dealerService) => isValuationDealer({ dealerService }, shop));

test("a dealer of the group CEV values cars", () => {
  expect(valuing({})).toEqual(["CEV"]);
});

test("the group is what the environment says", () => {
  vi.stubEnv("DEALER_SERVICES_CEV", "CEV, appraisal");
  forgetProcess();
  expect(valuing({})).toEqual(["CEV", "appraisal"]);
});

test("what the shop says goes before the environment", () => {
  vi.stubEnv("DEALER_SERVICES_CEV", "CEV");
  vi.stubEnv("DEALER_SERVICES_CP", "CP");
  forgetProcess();
  const shop = { dealerGroups: { CP: ["sales"], CEV: ["appraisal"] } };
  expect(valuing(shop)).toEqual(["appraisal"]);
  expect(["CP", "sales"].map((dealerService) => isPickupDealer({ dealerService }, shop))).toEqual([
    false,
    true,
  ]);
});
