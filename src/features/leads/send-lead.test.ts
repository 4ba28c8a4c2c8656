import { beforeEach, expect, test, vi } from "vitest";
import type { Submission } from "#forms/answer-form.ts";
import { fail, ok } from "#platform/result.ts";
import { saveOrSubscribeLink } from "./save-or-subscribe-link.ts";
import { sendLead } from "./send-lead.ts";

const mocks = vi.hoisted(() => ({ call: vi.fn(), withSession: vi.fn(), recordEvent: vi.fn() }));
vi.mock("#api/call.ts", () => ({ call: mocks.call }));
vi.mock("#api/session/with-session.ts", () => ({ withSession: mocks.withSession }));
vi.mock("#api/session/read-visitor.ts", () => ({
  readCaller: async (locale: string) => ({ locale, sessionId: "s0" }),
}));
vi.mock("#api/record-event.ts", () => ({ recordEvent: mocks.recordEvent }));

const unauthorized = fail("unauthorized", "Nobody is signed in");
const vin = "VSSZZZ5FZKR012345";
const submission: Submission = {
  locale: "es",
  place: { path: "/solicitud/contact/", query: `vin=${vin}` },
  requestId: "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11",
  campaign: { utm_campaign: "spring" },
};
const caller = { locale: "es", token: "t", sessionId: "s" };
const lead = {
  type: 33,
  name: "Ana",
  email: "ana@volante.test",
  phone: "+34612345678",
  message: "Hola",
  vin,
} as const;

beforeEach(() => {
  vi.resetAllMocks();
  mocks.withSession.mockResolvedValue(unauthorized);
  mocks.call.mockResolvedValue(ok({ id: "abc", toConfirm: true }));
});

test("a lead of nobody is sent without a token, with what stands around it, and is an interest once it was taken", async () => {
  expect(await sendLead(lead, submission)).toEqual(ok({ reference: "abc", toConfirm: true }));
  expect(mocks.call).toHaveBeenCalledExactlyOnceWith(
    "lead",
    {
      body: expect.objectContaining({
        ...lead,
        consent: true,
        path: `/solicitud/contact/?vin=${vin}`,
        requestId: submission.requestId,
      }),
    },
    { locale: "es", sessionId: "s0", campaign: { utm_campaign: "spring" } },
  );
  expect(mocks.recordEvent).toHaveBeenCalledExactlyOnceWith(
    23,
    expect.objectContaining({ data: { lead: 33, path: "/solicitud/contact/", vin } }),
  );
});

test("a lead of a customer carries the token and the campaign, once", async () => {
  mocks.withSession.mockImplementation((_, work) => work(caller));
  await sendLead(lead, submission);
  expect(mocks.call).toHaveBeenCalledExactlyOnceWith("lead", expect.anything(), {
    ...caller,
    campaign: { utm_campaign: "spring" },
  });
});

test("what the service refuses is no interest, and is not sent again without the token", async () => {
  mocks.withSession.mockImplementation((_, work) => work(caller));
  mocks.call.mockResolvedValue(fail("conflict", "sold"));
  expect(await sendLead(lead, submission)).toMatchObject({ ok: false, error: { kind: "conflict" } });
  expect(mocks.call).toHaveBeenCalledTimes(1);
  expect(mocks.recordEvent).not.toHaveBeenCalled();
});

test("a letter to the shop is no interest in a vehicle", async () => {
  const { vin: _, type: __, ...rest } = lead;
  await sendLead({ type: 34, ...rest }, submission);
  expect(mocks.recordEvent).not.toHaveBeenCalled();
});

test("an address longer than the contract takes is named by its path alone", async () => {
  const query = `list=${"a".repeat(2_000)}`;
  await sendLead(lead, { ...submission, place: { path: "/solicitud/car-alert/", query } });
  expect(mocks.call.mock.lastCall?.[1].body.path).toBe("/solicitud/car-alert/");
});

test("an alert is asked for by mail where an address was typed, and kept for whoever is signed in otherwise", async () => {
  const [save, subscribe] = [vi.fn(async () => ok({})), vi.fn(async () => ok({ toConfirm: true }))];
  const alert = { type: 38, save, subscribe };
  expect(await saveOrSubscribeLink(submission, { ...alert, email: "ana@volante.test" })).toEqual(
    ok({ toConfirm: true }),
  );
  expect(save).not.toHaveBeenCalled();
  expect(await saveOrSubscribeLink(submission, { ...alert, email: undefined })).toEqual(unauthorized);
  mocks.withSession.mockImplementation((_, work) => work(caller));
  expect(await saveOrSubscribeLink(submission, { ...alert, email: undefined })).toEqual(ok({}));
  expect(mocks.recordEvent).toHaveBeenCalledTimes(1);
});
