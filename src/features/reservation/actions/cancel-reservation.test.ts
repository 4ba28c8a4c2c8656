import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const jar = new Map<string, string>();
vi.mock("next/headers", () => ({
  headers: async () => new Headers(),
  cookies: async () => ({
    get: (name: string) => (jar.has(name) ? { value: jar.get(name) } : undefined),
    has: (name: string) => jar.has(name),
    set: ({ name, value }: { name: string; value: string }) => jar.set(name, value),
  }),
}));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(address);
  },
}));
vi.mock("#platform/session-secret.ts", () => ({ sessionSecret: () => "a".repeat(48) }));
const takePermit = vi.hoisted(() => vi.fn());
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit }));
const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const withSession = vi.hoisted(() => vi.fn());
vi.mock("#api/session/with-session.ts", () => ({ withSession }));
vi.stubEnv("SITE_URL", "http://localhost:3000");
const { cancelReservation } = await import("./cancel-reservation.ts");
const { makeFormToken } = await import("#forms/form-token.ts");

const id = "7kq2m9x4t0v5w8r3b6n1pzhcda";
const own = `/personal/reserva/${id}/`;
const caller = { locale: "es", token: "t", sessionId: "s" };

beforeEach(() => {
  jar.clear();
  vi.clearAllMocks();
  takePermit.mockResolvedValue(ok(undefined));
  withSession.mockImplementation((_, work) => work(caller));
  call.mockResolvedValue(ok({}));
});

/** Sends the form; answers where it leads. */
const send = (fields: Record<string, string> = {}): Promise<string> => {
  const form = new FormData();
  const all = { locale: "es", stamp: makeFormToken(new Date()), reservation: id, reason: "", ...fields };
  for (const [name, value] of Object.entries(all)) form.set(name, value);
  return cancelReservation(form).then(
    () => "",
    ({ message }: Error) => message,
  );
};

test("it is cancelled with the reason, if there is one, and its page says so", async () => {
  expect(await send({ reason: " He cambiado de idea. " })).toBe(own);
  expect(call).toHaveBeenCalledWith(
    "cancelReservation",
    { params: { id }, body: { reason: "He cambiado de idea." } },
    caller,
  );
  expect(jar.get("volante-flash")).toBe("reservation-cancelled");
  await send();
  expect(call).toHaveBeenLastCalledWith("cancelReservation", { params: { id }, body: {} }, caller);
});

test("one that is over leads back to its page, and says nothing of a cancellation", async () => {
  call.mockResolvedValue(fail("conflict", "Over"));
  expect(await send()).toBe(`${own}?confirm=cancel&revisar=1#`);
  expect(jar.has("volante-flash")).toBe(false);
});

test("whoever is not signed in any more comes to the login", async () => {
  withSession.mockResolvedValue(fail("unauthorized", "No customer is signed in"));
  expect(await send()).toMatch(/^\/acceso\/\?returnTo=/);
});

test("an address can be made to cancel only so often, and an id that is none asks for nothing of anybody", async () => {
  takePermit.mockResolvedValue({ ok: false, retryAfterSeconds: 60 });
  await send();
  expect(takePermit).toHaveBeenCalledExactlyOnceWith("cancellation", expect.anything());
  expect(call).not.toHaveBeenCalled();
  takePermit.mockResolvedValue(ok(undefined));
  await send({ reservation: "../../me" });
  expect(call).toHaveBeenCalledExactlyOnceWith(
    "cancelReservation",
    { params: { id: "unknown" }, body: {} },
    caller,
  );
});
