import { beforeEach, expect, test, vi } from "vitest";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { recordEvent } from "./record-event.ts";

const sent = vi.hoisted(() => ({ cookie: "", afterwards: [] as (() => unknown)[], call: vi.fn() }));
vi.mock("next/headers", () => ({ headers: async () => new Headers({ cookie: sent.cookie }) }));
vi.mock("next/server", () => ({ after: (work: () => unknown) => sent.afterwards.push(work) }));
vi.mock("./call.ts", () => ({ call: sent.call }));
vi.mock("./session/read-visitor.ts", () => ({
  readCaller: async () => ({ locale: "pt", token: "t", sessionId: "s1" }),
}));
beforeEach(() => {
  sent.afterwards.length = 0;
  sent.call.mockReset();
});

const campaign = { utm_campaign: "spring" };
const record = () =>
  recordEvent(trackingCodes.hasInterest, { locale: "pt", campaign, data: { lead: 33, path: "/x/" } });

test("an event is recorded after the answer, with its campaign, of whoever has agreed", async () => {
  sent.cookie = "a=b; volante-consent=all";
  await record();
  expect(sent.call).not.toHaveBeenCalled();
  for (const work of sent.afterwards) await work();
  expect(sent.call).toHaveBeenCalledExactlyOnceWith(
    "footprint",
    { body: { type: 23, data: '{"lead":33,"path":"/x/"}' } },
    { locale: "pt", token: "t", sessionId: "s1", campaign },
  );
});

test.each(["", "volante-consent=necessary", "volante-consent=x"])(
  "with the cookies %j nothing is",
  async (cookie) => {
    sent.cookie = cookie;
    await record();
    expect(sent.afterwards).toEqual([]);
  },
);
