import { beforeEach, describe, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const storeForm = vi.hoisted(() => vi.fn());
vi.mock("#forms/stored-form.ts", () => ({ storeForm }));
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({ get: () => undefined, has: () => false, set: vi.fn() }),
}));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: async () => ok(undefined) }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
vi.mock("#api/session/with-session.ts", () => ({
  withSession: async (locale: string, work: (caller: object) => Promise<unknown>) =>
    work({ locale, token: "t", sessionId: "s" }),
}));
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { cancelBooking } = await import("./cancel-booking.ts");
const { deleteTradeIn } = await import("./delete-trade-in.ts");
const { readCalendarQuery } = await import("../booking/calendar-link.ts");
const { makeFormToken } = await import("#forms/form-token.ts");

const id = "a".repeat(26);
const conflict = {
  ok: false,
  error: { kind: "conflict", message: "", retryable: false, code: "conflict" },
} as const;
const send = (action: (form: FormData) => Promise<void>) => {
  const form = new FormData();
  const hidden = { locale: "es", stamp: makeFormToken(new Date()), tradeIn: id };
  for (const [name, text] of Object.entries(hidden)) form.set(name, text);
  return action(form).catch(({ message }: Error) => message);
};
const fieldErrors = () => storeForm.mock.calls.at(-1)?.[1].fieldErrors;

beforeEach(() => {
  vi.clearAllMocks();
});

describe("an appointment that is cancelled leaves the calendar by a file of the next change", () => {
  const slot = { dateTime: "2126-11-24T09:30:00+01:00", hour: "09:30", minutes: 45, sequence: 3 };
  const serve = (phaseTwoBooking: object | undefined) =>
    call.mockImplementation(async (name: string) =>
      ok(name === "tradeIn" ? { id, dealerId: "es-01", phaseTwoBooking } : { id }),
    );
  const keptFile = () => {
    const [place, form] = storeForm.mock.lastCall ?? [];
    const { searchParams } = new URL(form.texts.calendar, "http://localhost");
    return { path: place.path, appointment: readCalendarQuery(searchParams) };
  };

  test("which its page offers", async () => {
    serve(slot);
    const path = `/personal/tasacion/${id}/`;
    expect(await send(cancelBooking)).toBe(`${path}?enviado=1`);
    const { hour: _, ...rest } = slot;
    const appointment = { id, dealerId: "es-01", slot: { ...rest, sequence: 4 }, locale: "es" };
    expect(keptFile()).toEqual({ path, appointment: { ...appointment, isCancelled: true } });
  });

  test("and there is none where no appointment was left", async () => {
    serve(undefined);
    await send(cancelBooking);
    expect(storeForm).not.toHaveBeenCalled();
  });
});

describe("what is refused says why", () => {
  test("deleting a car that a reservation counts on", async () => {
    call.mockResolvedValue(conflict);
    expect(await send(deleteTradeIn)).toBe(`/personal/tasacion/${id}/?confirm=delete&revisar=1#`);
    expect(fieldErrors()).toEqual({ form: { key: "tradeInReserved" } });
  });

  test("giving an appointment back that has begun", async () => {
    const phaseTwoBooking = { dateTime: "2026-11-24T09:30:00+01:00", hour: "09:30" };
    call.mockImplementation(async (name: string) =>
      name === "tradeIn" ? ok({ phaseTwoBooking }) : conflict,
    );
    expect(await send(cancelBooking)).toBe(`/personal/tasacion/${id}/?confirm=cancel&revisar=1#`);
    expect(fieldErrors()).toEqual({ form: { key: "appointmentFixed" } });
  });

  test("whatever is not the customer's any more", async () => {
    call.mockResolvedValue(fail("not-found", ""));
    for (const action of [deleteTradeIn, cancelBooking]) {
      await send(action);
      expect(fieldErrors()).toEqual({ form: { key: "tradeInGone" } });
    }
  });
});
