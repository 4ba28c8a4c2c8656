import { expect, test, vi } from "vitest";
import type { OwnReservation } from "../load-reserved.ts";
import { paidSale } from "./paid-sale.ts";

vi.mock("next/headers", () => ({ headers: () => undefined }));

const now = new Date("2026-11-30T12:00:00Z");
const stored = {
  id: "r1",
  status: "confirmed",
  price: 15_490.5,
  vehicle: { vin: "VSSZZZ5FZJR000001", brand: "SEAT", model: "León", kind: "car", path: "/x/" },
  payment: {},
  name: "Lucía Ferrer",
  email: "cliente@example.com",
  timeline: [{ at: "2026-11-30T11:30:00Z", code: "confirmed" }],
} as unknown as OwnReservation;

test("a purchase is what was paid, and nothing of who paid it", () => {
  const item = { item_id: "VSSZZZ5FZJR000001", item_name: "SEAT León", item_brand: "SEAT" };
  expect(paidSale(stored, "", now)).toEqual({
    name: "purchase",
    currency: "EUR",
    value: 15_490.5,
    transaction_id: "r1",
    items: [{ ...item, item_category: "car", price: 15_490.5 }],
  });
});

test("one that is looked up later, or has not been paid, is none", () => {
  expect(paidSale(stored, "", new Date("2026-11-30T12:31:00Z"))).toBeUndefined();
  expect(paidSale({ ...stored, status: "held" }, "", now)).toBeUndefined();
});

test("a service that says less has one where its payment leads here", () => {
  const { status: _, ...silent } = { ...stored, timeline: [] };
  expect(paidSale(silent, "", now)).toBeUndefined();
  expect(paidSale(silent, "a=b; volante-flash=reservation-paid", now)).toMatchObject({ name: "purchase" });
});
