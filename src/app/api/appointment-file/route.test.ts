import { expect, test, vi } from "vitest";
import { ok } from "#platform/result.ts";

vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: async () => ok(undefined) }));
const dealer = { id: "es-01", name: "Volante Madrid", address: "Calle Mayor 1", zipCode: "28013" };
vi.mock("#api/call.ts", () => ({
  call: async () => ok([{ ...dealer, municipality: "Madrid", phone: "+34910000002" }]),
}));
const { calendarAddress } = await import("#features/trade-in/booking/calendar-link.ts");
const { GET } = await import("./route.ts");

const appointment = {
  id: "a".repeat(26),
  dealerId: "es-01",
  slot: { dateTime: "2026-11-30T09:30:00+01:00", minutes: 45, sequence: 3 },
  locale: "es",
} as const;
const fileOf = async (changes: object = {}) => {
  const address = new URL(calendarAddress({ ...appointment, ...changes }), "http://localhost:3000");
  return (await GET(new Request(address))).text();
};
const uidOf = (file: string) => /^UID:.*$/m.exec(file)?.[0];

test("the file of an appointment that was cancelled takes the same event away", async () => {
  const [booked, cancelled] = [await fileOf(), await fileOf({ isCancelled: true })];
  expect(booked).toContain("METHOD:PUBLISH");
  expect(cancelled).toContain("METHOD:CANCEL");
  expect(uidOf(cancelled)).toBe(uidOf(booked));
});
