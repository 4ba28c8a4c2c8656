import { expect, test } from "vitest";
import { generateVehicles } from "#demo/stock/generate-vehicles.ts";
import { relevanceOf } from "./relevance.ts";

const now = new Date("2026-11-25T10:00:00Z");
const plain = {
  highlighted: false,
  promo: false,
  discount: false,
  arrivedAt: new Date("2026-11-01T00:00:00Z"),
  publicId: "12345678",
};

test.each(["highlighted", "promo", "discount"] as const)("%s brings a vehicle forward", (reason) => {
  expect(relevanceOf({ ...plain, [reason]: true }, now)).toBeGreaterThan(relevanceOf(plain, now));
});

test("so does having come later, until it has been there for long", () => {
  const arrived = (day: string) => relevanceOf({ ...plain, arrivedAt: new Date(day) }, now);
  expect(arrived("2026-11-20")).toBeGreaterThan(arrived("2026-10-20"));
  expect(arrived("2025-01-01")).toBe(arrived("2026-03-01"));
});

test("highlighted vehicles are on the first pages, and never alone there", () => {
  const listed = generateVehicles({ today: "2026-11-25" })
    .filter(({ status }) => status === "in-stock")
    .map((vehicle) => {
      const arrivedAt = new Date(vehicle.arrivedAt);
      return { ...vehicle, place: relevanceOf({ ...vehicle, discount: false, arrivedAt }, now) };
    })
    .toSorted((a, b) => b.place - a.place);
  const shares = [0, 1, 2, 3].map(
    (page) => listed.slice(page * 24, page * 24 + 24).filter(({ highlighted }) => highlighted).length / 24,
  );
  expect(Math.max(...shares)).toBeGreaterThan(0);
  expect(Math.max(...shares)).toBeLessThan(1 / 3);
});
