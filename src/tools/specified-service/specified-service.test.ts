import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSpecifiedService } from "./service.ts";

let service: Awaited<ReturnType<typeof startSpecifiedService>>;
beforeAll(async () => {
  service = await startSpecifiedService();
});
afterAll(() => service.close());
beforeEach(() => service.lie());

const session = "session-of-the-test";
const vin = "VSSZZZ1SPEC000000";

interface Sent {
  readonly body?: object | FormData;
  readonly token?: string;
  readonly sessionId?: string;
  readonly language?: string;
}

const send = (
  method: string,
  path: string,
  { body, token, sessionId = session, language = "es" }: Sent = {},
) =>
  fetch(`${service.url}/${path}`, {
    method,
    headers: {
      "x-company-id": "1",
      "x-session-id": sessionId,
      "accept-language": language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
    },
    body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
  });

const dataOf = async (answer: Response) => {
  expect(answer.status).toBe(200);
  const envelope = (await answer.json()) as { data: Record<string, unknown> };
  expect(Object.keys(envelope).toSorted()).toEqual(["data", "status"]);
  return envelope.data;
};

/** Signs in as the provider's script does. */
const signIn = async (sessionId = session): Promise<string> => {
  const { url } = await dataOf(await send("GET", "users/prelogin", { sessionId }));
  const script = await (await fetch(String(url))).text();
  const [action] = /http:[^"]*sign-in[^"]*/.exec(script) ?? [""];
  const body = new URLSearchParams({ email: "cliente@example.com", password: "specified" });
  expect((await fetch(action, { method: "POST", body })).status).toBe(200);
  const { token } = await dataOf(await send("POST", "users/login", { body: { providerId: 5 }, sessionId }));
  return String(token);
};

const words = (text: string): readonly string[] => text.split(/[\s,]+/);

const form = (entries: Readonly<Record<string, string | Blob>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
};

const cardFields =
  "imageUrl brand model commercialDescription vin lowCost highlightedVehicle previousPrice? promo taeg legalInfo tooltipDescription monthlyPrice totalPrice depositValue capitalFinance reserved bought environmentalBadge tags location favorite labels";

/** Calls of section 7 with the fields that sections 3 and 7 show; `?` is one that may be absent, a list's are its entries'. */
const shown: readonly (readonly [call: string, fields: string, body?: object])[] = [
  ["GET users/prelogin", "url"],
  ["GET users/me", "name userEmail phoneNumber"],
  ["POST footprint", "", { type: 1, data: "{}" }],
  ["GET pages/home", "seo meta header footer components actionBar"],
  ["GET pages/listado-coches-segunda-mano", "seo meta header footer components actionBar"],
  ["GET pages/error", "seo meta header footer components actionBar"],
  [`GET pages/coches-ocasion/${vin}`, "seo meta header footer components actionBar"],
  [
    "POST pages/component-filtered",
    "components",
    { components: [{ id: "1", key: "search", data: { brand: "Seat" } }] },
  ],
  ["GET seo", "googleSiteVerificationId"],
  ["POST vehicle/dropdowns", "brands years seats kmsValues yearsList financeConfig"],
  [
    `GET vehicle/${vin}`,
    "brand model commercialDescription imageUrl year version fuel kilometers color transmission pricePvp doors power displacement vin dealer carDetailCard carDetailFinance creditTypes externalPlayer carDetailImage contracts",
  ],
  [`POST vehicle/${vin}/similar`, cardFields, {}],
  [
    `GET finance/${vin}?initialValue=3000&nrPayments=48&pdf=false&promo=true`,
    "fee nrPayments capitalToFinance initialValue residualValue promo taeg mtic legalInfo initialExpenses lastFee dtEndOfCampaign pdfinBase64",
  ],
  ["POST lead?type=34", "", form({ email: "a@example.com" })],
  ["GET dealers/v2", "id municipality dealerService dealerCode"],
  ["GET users/me/reservations", ""],
  ["GET retake/exteriorColors", "id name"],
  ["GET retake/interiors", "id name"],
  [
    "GET retake/plate/v2/1234BCD",
    "plate brand brandId model version versionId fuel fuelId transmission transmissionId vin plateDate",
  ],
  ["GET brands", "id name"],
  ["GET brands/1/models/v2?year=2019", "id name"],
  ["GET brands/1/models/v2/10/version?year=2019", "id name"],
  ["GET retake/transmission", "id name"],
  ["GET retake/fuel", "id name"],
  ["GET retake/dealer/13/schedule", "availableSlots"],
  ["GET search/saveV2", "id filters"],
  ["DELETE search/saveV2?id=search-1", ""],
  ["POST notifications/car-alert?type=37", "", { filters: { brand: "Seat" } }],
  ["GET notifications/car-alert", "id filters"],
  [`POST notifications/${vin}/price-drop?type=38`, ""],
  ["GET notifications/price-drop", "vin"],
  [`PATCH notifications/price-drop?vin=${vin}`, "", { active: false }],
  [`DELETE notifications/price-drop?vin=${vin}`, ""],
  ["POST favorite", "", { vin, fin: "7" }],
  ["GET favorite", "vin financeId"],
  ["PUT favorite", "", { vin }],
];

const checkFields = (data: unknown, fields: string) => {
  if (fields === "") return;
  const entries = Array.isArray(data) ? (data as object[]) : [data as object];
  expect(entries.length).toBeGreaterThan(0);
  const known = words(fields);
  for (const entry of entries) {
    const names = Object.keys(entry);
    expect(names.filter((name) => !known.includes(name) && !known.includes(`${name}?`))).toEqual([]);
    expect(known.filter((name) => !name.endsWith("?") && !names.includes(name))).toEqual([]);
  }
};

test("each call answers with the specified fields and no others", async () => {
  const token = await signIn();
  for (const [call, fields, body] of shown) {
    const [method = "", path = ""] = words(call);
    checkFields(await dataOf(await send(method, path, { token, ...(body && { body }) })), fields);
  }
});

test("an alert is changed and removed by its id", async () => {
  const token = await signIn();
  await send("POST", "notifications/car-alert?type=37", { token, body: { filters: {} } });
  const alerts = (await dataOf(await send("GET", "notifications/car-alert", { token }))) as unknown as {
    id: string;
  }[];
  const id = alerts.at(-1)?.id;
  await dataOf(await send("PATCH", `notifications/car-alert?id=${id}`, { token, body: { active: false } }));
  await dataOf(await send("DELETE", `notifications/car-alert?id=${id}`, { token }));
  expect((await send("DELETE", `notifications/car-alert?id=${id}`, { token })).status).toBe(404);
});

test("a vehicle's parts have the fields of section 3", async () => {
  const data = await dataOf(await send("GET", `vehicle/${vin}`));
  checkFields(data.dealer, "name address city zipCode image dealerCode");
  checkFields(
    data.carDetailCard,
    "vin model commercialDescription imageUrl prices legalInfo promo tooltipDescription depositValue monthPrice months capitalFinance mtic initialExpenses lastFee dtEndOfCampaign?",
  );
  checkFields(
    data.carDetailFinance,
    "taeg tan months monthlyPayment depositValue capitalFinance residualValue mtic initialExpenses promo creditTypeId pvp pvf",
  );
  checkFields(data.creditTypes, "id creditName rate minRate maxInitialDepositPc");
  expect(data.contracts).toEqual({
    warrantyContract: { contractInfoArr: [{ id: "w12", pvpPrice: 299 }] },
  });
});

test("a search finds what its filter strings say, page and total are not told", async () => {
  const body = {
    components: [{ id: "1", key: "search", data: { filters: { brand: "seat", priceTo: "18000" } } }],
  };
  const { components } = await dataOf(await send("POST", "pages/component-filtered", { body }));
  const [{ data }] = components as [{ data: { vehicles: { brand: string; totalPrice: number }[] } }];
  expect(Object.keys(data)).toEqual(["vehicles", "filters"]);
  expect(data.vehicles.length).toBeGreaterThan(0);
  expect(data.vehicles.every(({ brand, totalPrice }) => brand === "Seat" && totalPrice <= 18_000)).toBe(true);
});

test("a session that the provider has not let in gets no token, nor does another provider", async () => {
  const body = { providerId: 5 };
  expect((await send("POST", "users/login", { body, sessionId: "a-stranger" })).status).toBe(401);
  await signIn("a-customer");
  expect((await send("POST", "users/login", { body, sessionId: "a-stranger" })).status).toBe(401);
  expect(
    (await send("POST", "users/login", { body: { providerId: 4 }, sessionId: "a-customer" })).status,
  ).toBe(401);
  expect((await send("POST", "users/login", { body, sessionId: "a-customer" })).status).toBe(200);
});

test("the provider's key is one-time, and a wrong password lets nobody in", async () => {
  const { url } = await dataOf(await send("GET", "users/prelogin", { sessionId: "keyed" }));
  const script = await (await fetch(String(url))).text();
  const [action] = /http:[^"]*sign-in[^"]*/.exec(script) ?? [""];
  const enter = (password: string) =>
    fetch(action, { method: "POST", body: new URLSearchParams({ email: "cliente@example.com", password }) });
  expect((await enter("wrong")).status).toBe(401);
  expect((await enter("specified")).status).toBe(200);
  expect((await enter("specified")).status).toBe(401);
  expect((await fetch(String(url))).status).toBe(404);
});

test.each([
  "GET users/me",
  "GET users/me/retake",
  "GET users/me/reservations",
  "GET favorite",
  "GET search/saveV2",
  "POST payments/v2?createPayment=true",
])("%s needs a token", async (call) => {
  const [method = "", path = ""] = words(call);
  expect((await send(method, path, { body: method === "GET" ? undefined : {} })).status).toBe(401);
});

test("a car is valued, kept, booked and photographed", async () => {
  const token = await signIn();
  const result = await dataOf(
    await send("POST", "retake/phase1/v2", {
      token,
      body: { kilometers: 50_000, dealerId: "13", assignToUser: true },
    }),
  );
  checkFields(result, "valuation tradeInId");
  const id = String(result.tradeInId);
  const stored = "id dealerId actualValuation phaseTwoBooking createTime updateTime expirationDate";
  checkFields(await dataOf(await send("GET", "users/me/retake", { token })), stored);
  checkFields(await dataOf(await send("GET", `users/me/retake/${id}`, { token })), stored);
  const { availableSlots } = await dataOf(await send("GET", "retake/dealer/13/schedule"));
  const [{ slots }] = availableSlots as [{ slots: [object, object] }];
  const book = (method: string, body: object) => send(method, `retake/${id}/phase2/book`, { body });
  expect((await book("PUT", slots[0])).status).toBe(409);
  await dataOf(await book("POST", slots[0]));
  await dataOf(await book("PUT", slots[1]));
  const { phaseTwoBooking } = await dataOf(await send("GET", `users/me/retake/${id}`, { token }));
  expect(phaseTwoBooking).toEqual(slots[1]);
  await dataOf(await book("DELETE", slots[1]));
  await dataOf(await send("POST", `retake/${id}/phase2/v3?submit=true`, { token, body: { kms: 50_000 } }));
  const { phaseTwo } = await dataOf(await send("GET", `users/me/retake/${id}`, { token }));
  expect(phaseTwo).toEqual({ kms: 50_000 });
  const body = form({ pov: "front", image: new Blob(["jpeg"], { type: "image/jpeg" }) });
  await dataOf(await send("POST", `retake/${id}/image`, { token, body }));
  const picture = await send("GET", `retake/${id}/image?pov=front`, { token });
  expect([picture.headers.get("content-type"), await picture.text()]).toEqual(["image/jpeg", "jpeg"]);
  await dataOf(await send("DELETE", `users/me/retake/${id}`, { token }));
  expect((await send("GET", `users/me/retake/${id}`, { token })).status).toBe(404);
});

test("a reservation keeps its id, and a payment is new when it is asked for", async () => {
  const token = await signIn();
  const pay = async (query: string) =>
    dataOf(
      await send("POST", `payments/v2?${query}`, {
        token,
        body: { vin, currentUrl: "http://shop.example/pago/", price: 19_900, name: "Lucía" },
      }),
    );
  const first = await pay("createPayment=true");
  checkFields(first, "reservationId paymentId paymentUrl clientToken publicKey paymentProvider");
  const id = String(first.reservationId);
  expect(await pay(`createPayment=false&reservationId=${id}`)).toEqual(first);
  const again = await pay(`createPayment=true&reservationId=${id}`);
  expect(again.reservationId).toBe(id);
  expect(again.paymentId).not.toBe(first.paymentId);
  expect(await dataOf(await send("GET", `users/me/reservation/${id}`, { token }))).toMatchObject({
    vin,
    price: 19_900,
  });
});

test.each([
  "GET redirects?path=/x/",
  "GET sitemap",
  "GET delivery/VSSZZZ1SPEC000000",
  "POST search/saveV2",
  "GET notifications",
  "POST users/logout",
  "PATCH users/me",
  "POST vehicle/statuses",
  "GET openapi.json",
  "GET readyz",
])("%s, which is not specified, is 404", async (call) => {
  const [method = "", path = ""] = words(call);
  const answer = await send(method, path);
  expect([answer.status, answer.headers.get("content-type")]).toEqual([
    404,
    expect.stringMatching(/^text\/plain/),
  ]);
});

test("pages are in the language of the call", async () => {
  const title = async (language: string) => {
    const { seo } = await dataOf(await send("GET", "pages/home", { language }));
    return (seo as { title: string }).title;
  };
  expect([await title("es"), await title("pt")]).toEqual(["Vehículos de ocasión", "Veículos usados"]);
});

test("what came in can be looked at", async () => {
  await send("POST", "footprint?utm_source=mail", { body: { type: 2, data: "{}" } });
  expect(service.calls.at(-1)).toMatchObject({
    method: "POST",
    path: "/footprint?utm_source=mail",
    headers: { "x-company-id": "1", "x-session-id": session },
    body: '{"type":2,"data":"{}"}',
  });
});

test("one call can be made to lie, the others say the truth", async () => {
  service.lie((call, answer) =>
    call.path === "/dealers/v2" ? new Response("<html>", { status: 500 }) : answer,
  );
  const lied = await send("GET", "dealers/v2");
  expect([lied.status, await lied.text(), lied.headers.get("content-type")]).toEqual([
    500,
    "<html>",
    expect.stringMatching(/^text\/plain/),
  ]);
  await dataOf(await send("GET", "seo"));
});

test("a call can be left without an answer", async () => {
  const called = Promise.withResolvers<void>();
  service.lie(() => {
    called.resolve();
    return undefined;
  });
  const leaving = new AbortController();
  const answer = fetch(`${service.url}/seo`, { signal: leaving.signal });
  await called.promise;
  leaving.abort();
  await expect(answer).rejects.toThrow(/abort/i);
});
