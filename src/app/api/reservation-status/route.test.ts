import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";
import { GET } from "./route.ts";

const mocks = vi.hoisted(() => ({
  withSession: vi.fn(),
  call: vi.fn(),
  recordPaid: vi.fn(),
  takePermit: vi.fn(),
  forgetWizard: vi.fn(),
}));
vi.mock("#api/session/with-session.ts", () => ({ withSession: mocks.withSession }));
vi.mock("#api/call.ts", () => ({ call: mocks.call }));
vi.mock("#features/reservation/card/record-paid.ts", () => ({ recordPaid: mocks.recordPaid }));
vi.mock("#wizard/wizard-state.ts", () => ({ forgetWizard: mocks.forgetWizard }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: mocks.takePermit }));

const id = "y956rpa7jjajzfj1vy74k9zxj3";
const caller = { locale: "es", token: "t", sessionId: "s" };
const stored = {
  id,
  status: "confirmed",
  name: "Ana",
  email: "ana@volante.test",
  payment: { status: "paid" },
};

beforeEach(() => {
  vi.resetAllMocks();
  mocks.takePermit.mockResolvedValue(ok(undefined));
  mocks.withSession.mockImplementation((_, work) => work(caller));
  mocks.call.mockResolvedValue(ok(stored));
});

const request = (query: string) => GET(new Request(`http://localhost/api/reservation-status?${query}`));

test("says how reservation and payment stand, for whoever is signed in, and nothing else", async () => {
  const answer = await request(`id=${id}`);
  expect(await answer.json()).toEqual({ status: "confirmed", payment: "paid" });
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(mocks.call).toHaveBeenCalledExactlyOnceWith("reservation", { params: { id } }, caller);
  expect(mocks.recordPaid).not.toHaveBeenCalled();
});

test("why it expired before its time is said in the place of its state", async () => {
  const ended = { ...stored, status: "expired", endedBy: "cards-declined", payment: { status: "failed" } };
  mocks.call.mockResolvedValue(ok(ended));
  expect(await (await request(`id=${id}`)).json()).toEqual({ status: "cards-declined", payment: "failed" });
});

test("that it is paid is recorded where a page waits for it, not before, and the way there is forgotten", async () => {
  mocks.call.mockResolvedValue(ok({ ...stored, status: "held", payment: { status: "pending" } }));
  await request(`id=${id}&follows=pt`);
  expect(mocks.recordPaid).not.toHaveBeenCalled();
  expect(mocks.forgetWizard).not.toHaveBeenCalled();
  mocks.call.mockResolvedValue(ok(stored));
  await request(`id=${id}&follows=1`);
  expect(mocks.recordPaid).not.toHaveBeenCalled();
  await request(`id=${id}&follows=pt`);
  expect(mocks.recordPaid).toHaveBeenCalledExactlyOnceWith("pt");
  expect(mocks.forgetWizard).toHaveBeenCalledExactlyOnceWith("reserve", "pt");
});

test("what the service does not say is said so, and counts as paid where the provider has charged", async () => {
  mocks.call.mockResolvedValue(ok({ id, payment: {} }));
  expect(await (await request(`id=${id}&follows=pt`)).json()).toEqual({
    status: "registered",
    payment: "unsaid",
  });
  expect(mocks.recordPaid).not.toHaveBeenCalled();
  await request(`id=${id}&follows=pt&charged=1`);
  expect(mocks.recordPaid).toHaveBeenCalledExactlyOnceWith("pt");
  expect(mocks.forgetWizard).toHaveBeenCalledExactlyOnceWith("reserve", "pt");
});

test.each([
  ["unauthorized", 401],
  ["not-found", 404],
  ["timeout", 503],
] as const)("%s is answered %i, without a word of the services", async (kind, status) => {
  mocks.call.mockResolvedValue(fail(kind, "secret.internal"));
  const answer = await request(`id=${id}`);
  expect(answer.status).toBe(status);
  expect(await answer.text()).not.toContain("secret");
});

test.each(["", "id=", "id=../x", `id=${"a".repeat(65)}`, "id=a%2Fb"])(
  "%j is no reservation",
  async (query) => {
    expect((await request(query)).status).toBe(400);
    expect(mocks.withSession).not.toHaveBeenCalled();
  },
);

test("whoever asks too often is refused before anything is read", async () => {
  mocks.takePermit.mockResolvedValue({ ...fail("rate-limited", ""), retryAfterSeconds: 7 });
  expect((await request(`id=${id}`)).status).toBe(429);
  expect(mocks.withSession).not.toHaveBeenCalled();
});
