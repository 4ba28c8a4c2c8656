import { describe, expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";
import { readRequest } from "./read-request.ts";
import { sampleInputs } from "./sample-inputs.ts";

const post = (body: BodyInit, contentType?: string, search = "") =>
  new Request(`http://service.test/x${search}`, {
    method: "POST",
    body,
    ...(contentType && { headers: { "content-type": contentType } }),
  });

const json = (value: unknown) => post(JSON.stringify(value), "application/json");

const payment = (change: object) => ({ ...sampleInputs.createPayment.body, ...change });
const paid = (change: object) =>
  post(JSON.stringify(payment(change)), "application/json", "?createPayment=true");
const trade = (change: object) => json({ ...sampleInputs.valueTradeIn.body, ...change });
const lead = (fields: Record<string, string>, type: string) =>
  post(new URLSearchParams(fields), undefined, `?type=${type}`);
const ana = {
  email: "ana@volante.test",
  consent: "true",
  consentVersion: "2026-11",
  requestId: "0f6c1a52-7d0e-4a7e-9c61-2f7f0f4c2d11",
};
const upload = (file: File | string, pov = "front") => {
  const form = new FormData();
  form.append("pov", pov);
  form.append("image", file);
  return post(form);
};

const refused: readonly (readonly [string, Endpoint, Request, number, string | undefined])[] = [
  ["no JSON", endpoints.login, post("{providerId:5}", "application/json"), 400, undefined],
  [
    "bytes that are no text",
    endpoints.login,
    post(new Uint8Array([34, 255, 34]), "application/json"),
    400,
    undefined,
  ],
  ["another media type", endpoints.login, post('{"providerId":5}', "text/plain"), 415, undefined],
  ["form data for JSON", endpoints.login, post(new URLSearchParams({ providerId: "5" })), 415, undefined],
  ["no body", endpoints.login, post(""), 400, "body"],
  ["null", endpoints.login, json(null), 400, "body"],
  ["a list", endpoints.login, json([]), 400, "body"],
  ["text for a number", endpoints.login, json({ providerId: "5" }), 400, "providerId"],
  ["too much", endpoints.footprint, json({ type: 1, data: "x".repeat(70_000) }), 413, undefined],
  ["a text too long", endpoints.footprint, json({ type: 1, data: "x".repeat(4001) }), 400, "data"],
  ["a NUL", endpoints.footprint, json({ type: 1, data: "a\0b" }), 400, "data"],
  ["a price as text", endpoints.createPayment, paid({ price: "15490" }), 400, "price"],
  ["a free car", endpoints.createPayment, paid({ price: 0 }), 400, "price"],
  [
    "a script for an address",
    endpoints.createPayment,
    paid({ currentUrl: "javascript:alert(1)" }),
    400,
    "currentUrl",
  ],
  [
    "no dealer to deliver",
    endpoints.createPayment,
    paid({ delivery: { deliveryType: 1 } }),
    400,
    "delivery.deliveryDealer",
  ],
  [
    "an unknown delivery",
    endpoints.createPayment,
    paid({ delivery: { deliveryType: 3 } }),
    400,
    "delivery.deliveryType",
  ],
  [
    "no address to deliver to",
    endpoints.createPayment,
    paid({ delivery: { deliveryType: 0 } }),
    400,
    "delivery.address",
  ],
  [
    "a receipt without a tax id",
    endpoints.createPayment,
    paid({ receipt: { ...sampleInputs.createPayment.body.receipt, nif: " " } }),
    400,
    "receipt.nif",
  ],
  [
    "half an extra receipt",
    endpoints.createPayment,
    paid({ receipt: { ...sampleInputs.createPayment.body.receipt, extraReceipt: { address: "a" } } }),
    400,
    "receipt.extraReceipt.zipCode",
  ],
  [
    "finance without its rate",
    endpoints.createPayment,
    paid({ finance: { ...sampleInputs.createPayment.body.finance, taeg: undefined } }),
    400,
    "finance.taeg",
  ],
  ["no choice on the payment", endpoints.createPayment, json(payment({})), 400, "createPayment"],
  ["kilometres below zero", endpoints.valueTradeIn, trade({ kilometers: -1 }), 400, "kilometers"],
  ["half a kilometre", endpoints.valueTradeIn, trade({ kilometers: 100.5 }), 400, "kilometers"],
  ["a day that does not exist", endpoints.valueTradeIn, trade({ plateDate: "2019-02-30" }), 400, "plateDate"],
  ["an unknown intention", endpoints.valueTradeIn, trade({ tradeInType: 3 }), 400, "tradeInType"],
  ["no mail address", endpoints.valueTradeIn, trade({ emailAddress: "ana@" }), 400, "emailAddress"],
  [
    "an hour that does not exist",
    endpoints.bookSlot,
    json({ dateTime: "2026-11-24T09:30:00Z", hour: "24:00" }),
    400,
    "hour",
  ],
  ["a lead without a type", endpoints.lead, post(new URLSearchParams(ana)), 400, "type"],
  ["an unknown lead", endpoints.lead, lead(ana, "35"), 400, "type"],
  ["a lead's type that is no number", endpoints.lead, lead(ana, "36x"), 400, "type"],
  ["a type in the form, not the query", endpoints.lead, lead({ ...ana, type: "36" }, ""), 400, "type"],
  ["a lead without consent", endpoints.lead, lead({ ...ana, consent: "false" }, "36"), 400, "consent"],
  ["a blank mail address", endpoints.lead, lead({ ...ana, email: "" }, "36"), 400, "email"],
  [
    "a test drive of no vehicle",
    endpoints.lead,
    lead({ ...ana, name: "Ana", phone: "612345678" }, "32"),
    400,
    "vin",
  ],
  ["text for a picture", endpoints.uploadTradeInImage, upload("hello"), 400, "image"],
  [
    "a page for a picture",
    endpoints.uploadTradeInImage,
    upload(new File(["<svg/>"], "a.svg", { type: "image/svg+xml" })),
    400,
    "image",
  ],
  [
    "an empty picture",
    endpoints.uploadTradeInImage,
    upload(new File([], "a.png", { type: "image/png" })),
    400,
    "image",
  ],
  [
    "an unknown point of view",
    endpoints.uploadTradeInImage,
    upload(new File(["x"], "a.png", { type: "image/png" }), "roof"),
    400,
    "pov",
  ],
  [
    "a form of more fields than any has",
    endpoints.lead,
    post(
      new URLSearchParams([...Object.entries(ana), ...Array(501).fill(["email", "a@b.es"])]),
      undefined,
      "?type=36",
    ),
    400,
    undefined,
  ],
  [
    "broken form data",
    endpoints.uploadTradeInImage,
    post("--x\r\nnonsense", "multipart/form-data; boundary=x"),
    400,
    undefined,
  ],
  [
    "an unknown grade",
    endpoints.saveTradeInDetails,
    json({ ...sampleInputs.saveTradeInDetails.body, status: { generalStatus: "SUPERB" } }),
    400,
    "status.generalStatus",
  ],
  [
    "31 filters",
    endpoints.saveSearch,
    json({
      ...sampleInputs.saveSearch.body,
      filters: Object.fromEntries(Array.from({ length: 31 }, (_, i) => [`f${i}`, "x"])),
    }),
    400,
    "filters",
  ],
  [
    "a search on another site",
    endpoints.saveSearch,
    json({ ...sampleInputs.saveSearch.body, path: "//evil.test/" }),
    400,
    "path",
  ],
  [
    "too many vehicles",
    endpoints.vehicleStatuses,
    json({ vins: Array(61).fill("VSSZZZ5FZKR012345") }),
    400,
    "vins",
  ],
];

describe("reading a request", () => {
  test.each(refused)("refuses %s", async (_, endpoint, request, status, field) => {
    const params = { id: "r1", retakeId: "r1", vin: "VSSZZZ5FZKR012345" };
    const read = await readRequest(endpoint, request, params);
    if (read.ok) throw new Error("was accepted");
    expect({ status: read.error.status, field: read.error.field }).toEqual({ status, field });
    expect(read.error.kind).toBe("invalid");
    expect(read.error.endpoint).toBe(`${endpoint.method} ${endpoint.path}`);
  });

  test.each(["vsszzz5fzkr012345", "VSSZZZ5FZKR01234", "VSSZZZ5FZKR01234\0"])(
    "refuses the VIN %j",
    async (vin) => {
      const read = await readRequest(endpoints.vehicle, new Request("http://service.test/"), { vin });
      expect(read).toMatchObject({ ok: false, error: { status: 400, field: "vin" } });
    },
  );

  test.each([
    ["?year=&utm_source=", {}],
    ["?year=2019&year=2020", { year: 2019 }],
    ["?year=2019&other=1&__proto__=2", { year: 2019 }],
  ])("reads %s", async (search, query) => {
    const read = await readRequest(endpoints.models, new Request(`http://service.test/${search}`), {
      brandId: "1",
    });
    expect(read).toMatchObject({ ok: true, value: { query, campaign: {} } });
  });

  test("drops a campaign that is too long instead of refusing the call", async () => {
    const request = new Request(`http://service.test/?utm_source=${"x".repeat(300)}&utm_campaign=ok`);
    expect(await readRequest(endpoints.dealers, request)).toMatchObject({
      ok: true,
      value: { campaign: { utm_campaign: "ok" } },
    });
  });

  test("reads a phase two without grades as undefined ones", async () => {
    const { status: _, ...body } = sampleInputs.saveTradeInDetails.body;
    const read = await readRequest(endpoints.saveTradeInDetails, json(body), { id: "r1" });
    expect(read.ok && read.value.body.status).toEqual({
      enginePerformance: "UNDEFINED",
      drivePerformance: "UNDEFINED",
      generalStatus: "UNDEFINED",
    });
  });

  test("survives a body nested without end", async () => {
    const nested = `${'{"a":'.repeat(9000)}1${"}".repeat(9000)}`;
    const read = await readRequest(endpoints.login, post(nested, "application/json"));
    expect(read).toMatchObject({ ok: false, error: { status: 400 } });
  });
});
