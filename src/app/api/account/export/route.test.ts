import { beforeEach, expect, test, vi } from "vitest";
import { fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const withSession = vi.hoisted(() => vi.fn());
vi.mock("#api/session/with-session.ts", () => ({ withSession }));
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit: async () => ok(undefined) }));
const { GET } = await import("./route.ts");

const caller = { locale: "es", token: "t", sessionId: "s" };
const files = (...views: string[]) => ({ files: views.map((pov) => ({ id: pov, pov })) });
const stored = {
  user: { id: "ana" },
  tradeIns: [
    { id: "one", phaseTwo: files("front", "rear") },
    { id: "two" },
    { id: "three", phaseTwo: files("left") },
  ],
  leads: [
    { id: "drive", fields: {} },
    { id: "sent", fields: { carRequestId: "key" } },
    { id: "withdrawn", fields: { carRequestId: "gone" } },
  ],
};
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const calls = () =>
  call.mock.calls.map(([name, { params, query }]) => [name, params?.id, query?.pov].join(" "));
const download = () => GET(new Request("http://10.0.0.7:3000/api/account/export/?locale=es"));

let pictureOf: (id: string, pov: string) => unknown;
beforeEach(() => {
  vi.clearAllMocks();
  withSession.mockImplementation((_, work) => work(caller));
  pictureOf = (id, pov) => ok({ bytes: bytes(`${id} ${pov}`), contentType: "image/jpeg" });
  call.mockImplementation(async (name, { params, query }) => {
    if (name === "exportAccount") return ok(stored);
    if (name !== "carRequest") return pictureOf(params.id, query.pov);
    return params.id === "gone" ? fail("not-found", "") : ok(files("interior"));
  });
});

test("an export brings the pictures of trade-ins and requests with it, whole", async () => {
  const answer = await download();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": expect.stringMatching(/no-store/),
    "content-disposition": 'attachment; filename="account.json"',
  });
  const { pictures, ...rest } = (await answer.json()) as { pictures: { image: string }[] };
  expect(rest).toEqual(stored);
  const read = await Promise.all(
    pictures.map(async ({ image, ...of }) => ({ ...of, text: await (await fetch(image)).text() })),
  );
  expect(read).toEqual([
    { tradeIn: "one", pov: "front", text: "one front" },
    { tradeIn: "one", pov: "rear", text: "one rear" },
    { tradeIn: "three", pov: "left", text: "three left" },
    { lead: "sent", pov: "interior", text: "key interior" },
  ]);
  for (const [, , as] of call.mock.calls) expect(as).toBe(caller);
});

test("an export without pictures is JSON as well", async () => {
  call.mockResolvedValue(ok({ ...stored, tradeIns: [], leads: [] }));
  expect(await (await download()).json()).toEqual({ ...stored, tradeIns: [], leads: [], pictures: [] });
});

test("a picture is asked for when the one before was taken, and none once nobody reads any more", async () => {
  const reader = (await download()).body?.getReader();
  await reader?.read();
  await reader?.read();
  await vi.waitFor(() => expect(calls().length).toBeGreaterThan(1));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls()).not.toContain("tradeInImage three left");
  const before = calls().length;
  await reader?.cancel();
  expect(calls()).toHaveLength(before);
});

test("a picture that was removed meanwhile is left out; one that cannot be had breaks the file off", async () => {
  pictureOf = (id, pov) =>
    pov === "front" ? fail("not-found", "") : ok({ bytes: bytes(`${id} ${pov}`), contentType: "image/jpeg" });
  const { pictures } = (await (await download()).json()) as { pictures: { pov: string }[] };
  expect(pictures.map(({ pov }) => pov)).toEqual(["rear", "left", "interior"]);
  pictureOf = () => fail("unreachable", "");
  await expect((await download()).text()).rejects.toThrow("could not be loaded");
});
