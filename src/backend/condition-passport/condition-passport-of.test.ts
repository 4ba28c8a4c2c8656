import { expect, test } from "vitest";
import { describePassport } from "./condition-passport-of.ts";

const facts = (kind: string, country: string, zipCode: string, inspectionDueAt: string | null) =>
  ({
    vehicle: { kind, segment: kind === "car" ? "suv" : "naked", owners: null },
    details: { inspectionDueAt },
    dealer: { country, zipCode },
  }) as unknown as Parameters<typeof describePassport>[1];

test.each([
  ["a motorbike in Portugal", facts("motorbike", "PT", "1950-421", null), { required: false }],
  ["one in Madeira", facts("motorbike", "PT", "9000-001", null), { required: false }],
  ["one in the Azores", facts("motorbike", "PT", "9500-150", null), {}],
  ["one in Spain", facts("motorbike", "ES", "28046", null), {}],
  ["one whose day a feed knows", facts("motorbike", "PT", "1950-421", "2027-05-02"), { dueAt: "2027-05-02" }],
  ["a car in Portugal", facts("car", "PT", "1950-421", null), {}],
] as const)("whether %s has to be inspected is said where the law says it", (_, row, expected) => {
  const { nextInspection } = describePassport(undefined, row, "es");
  expect(nextInspection).toEqual({ ...expected, rule: expect.any(String) });
});
