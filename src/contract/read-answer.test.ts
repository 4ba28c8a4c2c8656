import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { knownOnly, knownText } from "./known-only.ts";
import { normaliseAnswer, readAnswer } from "./read-answer.ts";

const answer = (body: unknown, status = 200) => Response.json(body, { status });
const raw = (body: BodyInit | null, status = 200, contentType = "text/html") =>
  new Response(body, { status, headers: { "content-type": contentType } });

const brokenOff = (error: Error) =>
  new Response(new ReadableStream({ start: (controller) => controller.error(error) }), { status: 200 });

const favourites = [{ vin: "VSSZZZ5FZKR012345", financeId: "f1" }, { vin: "VSSZZZ5FZKR01234" }];
const refusal = (status: number) => ({
  error: { code: "slot-taken", message: "Taken", field: "dateTime" },
  status,
});

/** The problem, the endpoint, the answer, and the expected failure. */
const failures: readonly (readonly [string, Endpoint, Response, object])[] = [
  [
    "a list entry that breaks the contract",
    endpoints.favourites,
    answer({ data: favourites, status: 200 }),
    { kind: "contract", endpoint: "GET /favorite", field: "data.1.vin" },
  ],
  [
    "a missing field",
    endpoints.login,
    answer({ data: {}, status: 200 }),
    { kind: "contract", endpoint: "POST /users/login", field: "data.token" },
  ],
  [
    "a field of another type",
    endpoints.valueTradeIn,
    answer({ data: { valuation: "nine thousand", tradeInId: "t1" }, status: 200 }),
    { kind: "contract", field: "data.valuation" },
  ],
  [
    "an id that no address can carry",
    endpoints.reservation,
    answer({ data: { id: "R_1001" }, status: 200 }),
    { kind: "contract", endpoint: "GET /users/me/reservation/{id}", field: "data.id" },
  ],
  [
    "an id that is too long for an address, in a list",
    endpoints.tradeIns,
    answer({ data: [{ id: "x".repeat(65) }], status: 200 }),
    { kind: "contract", field: "data.0.id" },
  ],
  [
    "a call of ours that is not there",
    endpoints.cancelReservation,
    raw("404 Not Found", 404, "text/plain"),
    { kind: "not-implemented", status: 404 },
  ],
  [
    "one whose path is known with other methods only",
    endpoints.saveSearch,
    answer({ status: 405 }, 405),
    { kind: "not-implemented", status: 405 },
  ],
  [
    "what such a call does not find",
    endpoints.cancelReservation,
    answer({ error: { code: "not-found", message: "No such reservation" }, status: 404 }, 404),
    { kind: "not-found", code: "not-found" },
  ],
  [
    "what a specified call does not find",
    endpoints.reservation,
    answer({ status: 404 }, 404),
    { kind: "not-found", status: 404 },
  ],
  ["no data", endpoints.me, answer({ status: 200 }), { kind: "contract", field: "data" }],
  ["no envelope", endpoints.dealers, answer([]), { kind: "contract", field: "" }],
  ["an envelope without a status", endpoints.me, answer({ data: {} }), { kind: "contract", field: "status" }],
  ["null", endpoints.me, answer(null), { kind: "contract" }],
  [
    "a status that differs",
    endpoints.seo,
    answer({ data: {}, status: 201 }),
    { kind: "contract", field: "status" },
  ],
  [
    "an error under a success",
    endpoints.bookSlot,
    answer(refusal(409)),
    { kind: "contract", field: "status", code: "slot-taken" },
  ],
  [
    "a web page",
    endpoints.me,
    raw("<!doctype html>"),
    { kind: "contract", message: "The answer is no JSON (text/html)" },
  ],
  ["nothing", endpoints.me, raw(""), { kind: "contract", message: "The answer is an empty body" }],
  ["nothing, and saying so", endpoints.me, raw(null, 204), { kind: "contract", field: "data" }],
  ["half an answer", endpoints.me, raw('{"data":{"name":"A', 200, "application/json"), { kind: "contract" }],
  ["a web page for a picture", endpoints.tradeInImage, raw("<!doctype html>"), { kind: "contract" }],
  ["an empty picture", endpoints.tradeInImage, raw("", 200, "image/png"), { kind: "contract" }],
  [
    "a refusal with a code",
    endpoints.bookSlot,
    answer(refusal(409), 409),
    { kind: "conflict", status: 409, code: "slot-taken", field: "dateTime", retryable: false },
  ],
  [
    "a refusal of a blob",
    endpoints.tradeInImage,
    answer(refusal(404), 404),
    { kind: "not-found", code: "slot-taken" },
  ],
  [
    "a proxy's error page",
    endpoints.me,
    raw("<h1>Bad gateway</h1>", 502),
    { kind: "server", status: 502, retryable: true },
  ],
  [
    "an error whose envelope is wrong",
    endpoints.me,
    answer({ message: "no" }, 400),
    { kind: "invalid", status: 400 },
  ],
  ["an error that says nothing", endpoints.me, raw(null, 503), { kind: "server", retryable: true }],
  ["a redirect", endpoints.me, raw(null, 302), { kind: "contract", status: 302 }],
  [
    "a broken connection",
    endpoints.me,
    brokenOff(new TypeError("terminated")),
    { kind: "unreachable", retryable: true },
  ],
  [
    "a time-out while reading",
    endpoints.me,
    brokenOff(new DOMException("late", "TimeoutError")),
    { kind: "timeout", retryable: true },
  ],
];

const statuses = [
  [400, "invalid"],
  [401, "unauthorized"],
  [403, "forbidden"],
  [404, "not-found"],
  [408, "timeout"],
  [409, "conflict"],
  [410, "gone"],
  [413, "invalid"],
  [422, "invalid"],
  [429, "rate-limited"],
  [500, "server"],
  [501, "not-implemented"],
  [504, "timeout"],
] as const;

describe("reading an answer", () => {
  test.each(failures)("%s", async (_, endpoint, response, expected) => {
    const read = await readAnswer(endpoint, response);
    expect(read).toMatchObject({
      ok: false,
      error: { endpoint: `${endpoint.method} ${endpoint.path}`, ...expected },
    });
  });

  test.each(statuses)("%i is %s", async (status, kind) => {
    const read = await readAnswer(
      endpoints.me,
      answer({ error: { code: "c", message: "m" }, status }, status),
    );
    expect(read).toMatchObject({ ok: false, error: { kind, status } });
  });

  test("gives the data, without fields that the contract does not know", async () => {
    const read = await readAnswer(
      endpoints.login,
      answer({ data: { token: "t", other: 1 }, status: 200, took: 3 }),
    );
    expect(read).toEqual({ ok: true, value: { token: "t" } });
  });

  test.each([
    ["nothing", raw(null, 204), undefined],
    ["null", answer({ data: null, status: 200 }), null],
    ["no data", answer({ status: 201 }, 201), undefined],
    ["an id", answer({ data: { id: "l1" }, status: 200 }), { id: "l1" }],
  ])("takes %s where nobody reads the answer", async (_, response, value) => {
    expect(await readAnswer(endpoints.lead, response)).toEqual({ ok: true, value });
  });

  test.each(["vehicle-gone", "constructor", ""])(
    "reads a refusal with the foreign code %j by its status",
    async (code) => {
      const foreign = { error: { code, message: "Taken" }, status: 409 };
      const read = await readAnswer(endpoints.createPayment, answer(foreign, 409));
      expect(read).toMatchObject({ error: { kind: "conflict", message: `Taken (${code})`, status: 409 } });
      expect(read).not.toHaveProperty("error.code");
      expect(await readAnswer(endpoints.createPayment, answer(foreign))).not.toHaveProperty("error.code");
    },
  );

  test("gives the bytes of a file with their media type", async () => {
    const read = await readAnswer(endpoints.tradeInImage, raw(new Uint8Array([1, 2, 3]), 200, "image/webp"));
    if (!read.ok) throw new Error(read.error.message);
    expect(new Uint8Array(read.value.bytes)).toEqual(new Uint8Array([1, 2, 3]));
    expect(read.value.contentType).toBe("image/webp");
  });

  test("gives up on an answer without end", async () => {
    const chunk = new Uint8Array(1_000_000);
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(chunk) });
    expect(await readAnswer(endpoints.me, new Response(endless))).toMatchObject({
      ok: false,
      error: { kind: "contract" },
    });
  });
});

const item = z.object({ kind: z.enum(["a", "b"]), price: z.number().optional() });
const schema = z.object({
  name: z.string().optional(),
  price: z.number().optional(),
  months: z.int().default(12),
  items: knownOnly(item, "kind").optional(),
  target: knownText(z.enum(["_self"])),
  either: z.union([z.string().regex(/^x/), z.number()]).optional(),
  rates: z.record(z.string(), z.number()).optional(),
  open: z.unknown().optional(),
});
const read = (value: unknown) => schema.parse(normaliseAnswer(schema, value));

describe("an answer is read in the form of its schema", () => {
  test.each([
    ["a number as text", { price: "12.5" }, { price: 12.5 }],
    ["a negative number as text", { price: "-3" }, { price: -3 }],
    ["a number as text below a default", { months: "24" }, { months: 24 }],
    ["null of an optional field", { name: null, price: null }, {}],
    ["null of a field with a default", { months: null }, { months: 12 }],
    ["null of a list", { items: null }, {}],
    [
      "members of a list of known kinds",
      {
        items: [
          { kind: "z", price: "1" },
          { kind: "b", price: "2" },
        ],
      },
      { items: [{ kind: "b", price: 2 }] },
    ],
    ["null of a known text", { target: null }, {}],
    ["the option of a union that fits", { either: "7" }, { either: 7 }],
    ["an option of a union that is a text", { either: "x7" }, { either: "x7" }],
    ["values of a record", { rates: { a: "1" } }, { rates: { a: 1 } }],
    ["a text that looks like a number", { name: "12" }, { name: "12" }],
    ["what the schema does not describe", { open: { a: null, b: "1" } }, { open: { a: null, b: "1" } }],
  ])("%s", (_, value, expected) => {
    expect(read(value)).toEqual({ months: 12, ...expected });
  });

  test.each([
    ["words", { price: "many" }],
    ["an empty text", { price: "" }],
    ["a hexadecimal", { price: "0x10" }],
  ])("%s is no number", (_, value) => {
    expect(schema.safeParse(normaliseAnswer(schema, value)).success).toBe(false);
  });
});
