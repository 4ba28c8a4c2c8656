import { beforeEach, describe, expect, test, vi } from "vitest";
import type { ErrorCode } from "#contract/error-codes.ts";
import { type FailureKind, fail, ok } from "#platform/result.ts";

const call = vi.hoisted(() => vi.fn());
vi.mock("#api/call.ts", () => ({ call }));
const withSession = vi.hoisted(() => vi.fn());
vi.mock("#api/session/with-session.ts", () => ({ withSession }));
const takePermit = vi.hoisted(() => vi.fn());
vi.mock("#platform/rate-limit/take-permit.ts", () => ({ takePermit }));
const { GET, POST } = await import("./route.ts");

const id = "7kq2m9x4t0v5w8r3b6n1pzhcda";
const address = "http://10.0.0.7:3000/api/trade-in-picture/";
const caller = { locale: "es", token: "t", sessionId: "s" };
const photos = `/personal/tasacion/${id}/fotos/`;
const image = () => new File(["bytes"], "../../a.jpg", { type: "image/jpeg" });

const send = (fields: Record<string, string | File>, headers: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ id, pov: "front", ...fields })) body.set(name, value);
  return POST(new Request(address, { method: "POST", body, headers }));
};
const script = { accept: "application/json" };
const result = async (answer: Response) => [answer.status, await answer.json()];
const leadsTo = (answer: Response) => [answer.status, answer.headers.get("location")];
const guarded = {
  "cache-control": "private, no-store",
  "content-security-policy": expect.stringMatching(/^default-src 'none'/),
  "x-content-type-options": "nosniff",
};

beforeEach(() => {
  vi.clearAllMocks();
  takePermit.mockResolvedValue(ok(undefined));
  withSession.mockImplementation((_, work) => work(caller));
  call.mockResolvedValue(ok({}));
});

describe("a picture that is sent", () => {
  test("is kept in the name of whoever is signed in, and the page says so", async () => {
    const answer = await send({ image: image() });
    expect(leadsTo(answer)).toEqual([303, `${photos}?saved=front`]);
    expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
    const [name, input, as] = call.mock.lastCall ?? [];
    expect([name, as]).toEqual(["uploadTradeInImage", caller]);
    expect(input).toMatchObject({ params: { id }, body: { pov: "front" } });
    expect(await input.body.image.text()).toBe("bytes");
  });

  test("by a script is answered in JSON", async () => {
    const answer = await send({ image: image() }, script);
    expect(Object.fromEntries(answer.headers)).toMatchObject(guarded);
    expect(await result(answer)).toEqual([200, { ok: true }]);
  });

  test("or removed", async () => {
    expect(leadsTo(await send({ remove: "1" }))).toEqual([303, `${photos}?removed=front`]);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      "removeTradeInImage",
      { params: { id }, query: { pov: "front" } },
      caller,
    );
  });

  test.each<[Record<string, string>, Record<string, string>]>([
    [{ locale: "pt" }, {}],
    [{}, { referer: `https://www.volante.test/pt/pessoal/avaliacao/${id}/fotos/` }],
  ])("leads back to the page in its language: %j %j", async (fields, headers) => {
    const answer = await send({ image: image(), ...fields }, headers);
    expect(leadsTo(answer)).toEqual([303, `/pt/pessoal/avaliacao/${id}/fotos/?saved=front`]);
    expect(withSession).toHaveBeenCalledWith("pt", expect.anything());
  });
});

describe("what is not taken says why", () => {
  test.each<[FailureKind, ErrorCode | undefined, string, number]>([
    ["invalid", "unsupported-media-type", "notPicture", 415],
    ["invalid", "invalid-field", "notPicture", 415],
    ["invalid", "too-large", "tooLarge", 413],
    ["invalid", "too-many-pixels", "tooManyPixels", 413],
    ["invalid", "picture-cut", "cut", 400],
    ["conflict", "details-submitted", "submitted", 409],
    ["server", "busy", "busy", 503],
    ["server", "unavailable", "away", 503],
    ["unreachable", undefined, "away", 503],
    ["timeout", undefined, "away", 503],
    ["not-found", "not-found", "gone", 404],
  ])("%s %s: %s", async (kind, code, key, status) => {
    call.mockImplementation(async () => fail(kind, "", { ...(code && { code }), field: "image" }));
    expect(await result(await send({ image: image() }, script))).toEqual([status, { error: key }]);
    expect(leadsTo(await send({ image: image() }))).toEqual([303, `${photos}?error=${key}&pov=front`]);
  });

  test.each<[string, Record<string, string | File>, string]>([
    ["nothing chosen", {}, "missing"],
    ["the empty file by which browsers say that none was chosen", { image: new File([], "") }, "missing"],
    ["a file without bytes", { image: new File([], "zero.jpg", { type: "image/jpeg" }) }, "empty"],
    ["a text", { image: "bytes" }, "missing"],
    ["10 MB and a byte", { image: new File([new Uint8Array(10_000_001)], "a.jpg") }, "tooLarge"],
  ])("%s asks the service for nothing", async (_, fields, key) => {
    expect(leadsTo(await send(fields))).toEqual([303, `${photos}?error=${key}&pov=front`]);
    expect(call).not.toHaveBeenCalled();
  });

  test("a script is told that a file is empty", async () => {
    const answer = await send({ image: new File([], "zero.jpg") }, script);
    expect(await result(answer)).toEqual([400, { error: "empty" }]);
  });

  test("whoever is not signed in is led to the login, and from there to the pictures", async () => {
    withSession.mockResolvedValue(fail("unauthorized", "Nobody is signed in"));
    const login = `/acceso/?returnTo=${encodeURIComponent(photos)}`;
    expect(leadsTo(await send({ image: image() }))).toEqual([303, login]);
    expect(await result(await send({ image: image() }, script))).toEqual([401, { error: "signedOut" }]);
  });

  test("whoever sends too often is told, and the service is not asked", async () => {
    takePermit.mockResolvedValue({ ...fail("rate-limited", ""), retryAfterSeconds: 7 });
    const answer = await send({ image: image() }, script);
    expect(answer.headers.get("retry-after")).toBe("7");
    expect(await result(answer)).toEqual([429, { error: "tooOften" }]);
    expect(leadsTo(await send({ image: image() }))).toEqual([303, `${photos}?error=tooOften&pov=front`]);
    expect(takePermit).toHaveBeenCalledWith("upload", expect.anything());
    expect(withSession).not.toHaveBeenCalled();
  });

  test.each<Record<string, string>>([{ id: "../x" }, { id: "" }, { pov: "roof" }, { pov: "" }])(
    "%j is no picture",
    async (fields) => {
      expect((await send({ image: image(), ...fields })).status).toBe(400);
      expect(withSession).not.toHaveBeenCalled();
    },
  );

  test("a form that is cut off", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const body = '--b\r\ncontent-disposition: form-data; name="id"\r\n\r\nx';
    expect((await POST(new Request(address, { method: "POST", body, headers }))).status).toBe(400);
  });
});

describe("a picture that is shown", () => {
  const show = (query: Record<string, string> = {}) =>
    GET(new Request(`${address}?${new URLSearchParams({ id, pov: "front", ...query })}`));
  const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
  const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const file = ({ buffer: bytes }: Uint8Array, contentType: string) => ok({ bytes, contentType });

  test("is what its first bytes say, stored by nobody and able to load nothing", async () => {
    call.mockResolvedValue(file(png, "application/octet-stream"));
    expect((await show()).headers.get("content-type")).toBe("image/png");
    call.mockClear();
    call.mockResolvedValue(file(jpeg, "image/jpeg"));
    const answer = await show({ file: "x" });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...guarded,
      "content-type": "image/jpeg",
      "content-disposition": 'inline; filename="front.jpeg"',
    });
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(jpeg);
    const input = { params: { id }, query: { pov: "front" } };
    expect(call).toHaveBeenCalledExactlyOnceWith("tradeInImage", input, caller);
  });

  test.each(["<svg/>", "<!doctype html>", "GIF89a"])("%s is not passed on", async (text) => {
    call.mockResolvedValue(file(new TextEncoder().encode(text), "image/jpeg"));
    expect((await show()).status).toBe(503);
  });

  test("is there for nobody else", async () => {
    withSession.mockResolvedValueOnce(fail("unauthorized", "Nobody is signed in"));
    expect((await show()).status).toBe(401);
    call.mockResolvedValue(fail("not-found", "No such picture"));
    expect((await show()).status).toBe(404);
  });

  test.each<Record<string, string>>([{ id: "../x" }, { pov: "roof" }])("%j is no picture", async (query) => {
    expect((await show(query)).status).toBe(404);
    expect(call).not.toHaveBeenCalled();
  });
});
