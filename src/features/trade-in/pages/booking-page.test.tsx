import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { FieldErrors } from "#forms/field-error.ts";
import { fail, ok } from "#platform/result.ts";
import type { Session } from "#platform/session.ts";
import { spanishWording } from "#tools/test-support/spanish-wording.ts";
import type { WizardState } from "#wizard/wizard-state.ts";
import { storedValueTexts } from "../stored-value.ts";

vi.mock("#platform/i18n.ts", () => spanishWording);
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const readWizard = vi.hoisted(() => vi.fn());
vi.mock("#wizard/wizard-state.ts", () => ({ readWizard }));
vi.mock("../actions/book-slot.ts", () => ({ bookSlot: "/" }));
const { BookingPage } = await import("./booking-page.tsx");

const car = {
  ...{ brand: "SEAT", brandId: "seat", model: "León", version: "1.5 TSI", versionId: "98012" },
  ...{ fuel: "Gasolina", fuelId: "petrol", transmission: "Manual", transmissionId: "manual" },
};
const id = "a".repeat(26);
const answers = {
  plate: { plate: "1234 KBC", kms: "64.000" },
  found: { ...car, plateDate: "2019-05-01", own: "yes" },
  person: { name: "Ana Gómez", email: "ana@volante.test", phone: "612 345 678", privacy: "on" },
  dealer: { dealerId: "es-01", intention: "1" },
  valuation: { ...storedValueTexts({ valuation: 9_810, tradeInId: id }), seen: "yes" },
};
const hours = ["09:30", "10:30", "11:30", "12:30"];
const slots = hours.map((hour) => ({ dateTime: `2026-11-30T${hour}:00+01:00`, hour }));
const services = (own: Readonly<Record<string, unknown>> = {}) =>
  call.mockImplementation(async (name: string) => {
    const all: Readonly<Record<string, unknown>> = {
      dealerSchedule: ok({ availableSlots: [{ date: "2026-11-30", slots }] }),
      dealers: ok([]),
      ...own,
    };
    return all[name] ?? fail("server", name);
  });

type Asked = {
  readonly query?: string;
  readonly refused?: WizardState["refused"];
  readonly visitor?: Session;
};
const render = async ({ query = "", refused, visitor = {} }: Asked, slot = "") => {
  readWizard.mockResolvedValue({ about: "", answers: { ...answers, booking: { slot } }, refused });
  const page = <BookingPage locale="es" state={refused && "review"} query={query} visitor={visitor} />;
  return text((await prerenderToNodeStream(page)).prelude);
};

beforeEach(() => {
  services();
});

describe("the way back to a reservation", () => {
  const query = "reserve=VSSZZZ5FZKR012345";
  const back = `href="/solicitud/reserve/payment/?vin=VSSZZZ5FZKR012345&amp;retake=${id}"`;

  test("is there where one waits, also while nobody tells what is free", async () => {
    expect(await render({ query })).toContain(back);
    services({ dealerSchedule: fail("timeout", "") });
    expect(await render({ query })).toContain(back);
  });

  test("is not there where none does", async () => {
    expect(await render({})).not.toContain("/solicitud/reserve/");
  });
});

describe("what is booked", () => {
  const visitor = { token: "t", tokenAt: Date.now(), sessionId: "s" };
  const stored = { status: "booked", expirationDate: "2031-01-01T00:00:00Z" };

  test("is said while it is to come", async () => {
    const phaseTwoBooking = { dateTime: "2030-12-10T09:30:00+01:00", hour: "09:30" };
    services({ tradeIn: ok({ ...stored, phaseTwoBooking }) });
    expect(await render({ visitor })).toMatch(/Cambia tu cita.*10 de diciembre/s);
  });

  test("is not said of what is over: another one is booked", async () => {
    const phaseTwoBooking = { dateTime: "2026-01-10T09:30:00+01:00", hour: "09:30" };
    services({ tradeIn: ok({ ...stored, status: "closed", phaseTwoBooking }) });
    const page = await render({ visitor });
    expect(page).toContain("Elige día y hora");
    expect(page).not.toMatch(/Cambia|10 de enero/);
  });
});

describe("a booking that was refused", () => {
  const stamp = undefined;
  const again = "Pedir otra tasación";
  const refused = (fieldErrors: FieldErrors) => ({ page: "booking", fieldErrors, stamp });
  const dealer = { id: "es-01", name: "Volante Madrid", address: "Calle Mayor, 1", phone: "+34910000001" };

  test("for an hour that is taken offers the nearest three, and the value still holds", async () => {
    const taken = { refused: refused({ slot: { key: "slotTaken" } }) };
    const page = await render(taken, "2026-11-30T10:00:00+01:00");
    expect(page).toContain("Las más cercanas");
    expect([...page.matchAll(/Lunes, 30 de noviembre, \d\d:30/g)]).toHaveLength(3);
    expect(page).not.toContain(again);
  });

  test.each([
    ["valueExpired", true],
    ["tradeInGone", true],
    ["appointmentFixed", false],
    ["appointmentLimit", false],
    ["unavailable", false],
  ] as const)("for %s offers another valuation: %j", async (key, isOffered) => {
    services({ dealers: ok([dealer]) });
    const page = await render({ refused: refused({ form: { key } }) });
    expect(page.includes(again)).toBe(isOffered);
    expect(page.includes("tel:+34910000001")).toBe(key.startsWith("appointment"));
  });
});
