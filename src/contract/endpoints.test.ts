import { describe, expect, test } from "vitest";
import type { Endpoint } from "./endpoint.ts";
import { endpoints } from "./endpoints.ts";

/** Specification section 7, line by line: method, path, and the names in the query string. */
const specified = [
  "POST /users/login",
  "GET /users/prelogin",
  "GET /users/me",
  "POST /footprint",
  "GET /pages/{slug}",
  "POST /pages/component-filtered",
  "GET /seo",
  "POST /vehicle/dropdowns",
  "GET /vehicle/{vin}",
  "POST /vehicle/{vin}/similar",
  "GET /finance/{vin} initialValue nrPayments pdf promo",
  "POST /lead type",
  "GET /dealers/v2",
  "GET /users/me/retake",
  "GET /users/me/retake/{id}",
  "DELETE /users/me/retake/{id}",
  "GET /users/me/reservations",
  "GET /users/me/reservation/{id}",
  "GET /retake/{id}/image pov",
  "POST /retake/{id}/image",
  "GET /retake/exteriorColors",
  "GET /retake/interiors",
  "POST /retake/{id}/phase2/v3 submit",
  "GET /retake/plate/v2/{plate}",
  "GET /brands",
  "GET /brands/{brandId}/models/v2 year",
  "GET /brands/{brandId}/models/v2/{modelId}/version year",
  "GET /retake/transmission",
  "GET /retake/fuel",
  "POST /retake/phase1/v2",
  "GET /retake/dealer/{dealerId}/schedule",
  "POST /retake/{retakeId}/phase2/book",
  "PUT /retake/{retakeId}/phase2/book",
  "DELETE /retake/{retakeId}/phase2/book",
  "GET /search/saveV2",
  "DELETE /search/saveV2 id",
  "GET /notifications/car-alert id",
  "PATCH /notifications/car-alert id",
  "DELETE /notifications/car-alert id",
  "POST /notifications/car-alert type",
  "GET /notifications/price-drop vin",
  "PATCH /notifications/price-drop vin",
  "DELETE /notifications/price-drop vin",
  "POST /notifications/{vin}/price-drop type",
  "GET /favorite",
  "POST /favorite",
  "PUT /favorite",
  "POST /payments/v2 createPayment reservationId",
];

/** Extensions of the specification: ours. */
const extensions = [
  "GET /redirects path",
  "GET /retake/deductions",
  "GET /search/interpret text kind suggest",
  "GET /shop",
  "GET /page-changes after hold",
  "GET /stock after",
  "GET /sitemap",
  "GET /sitemap/{kind} part after",
  "GET /vehicle/{vin}/price-history",
  "GET /vehicle/{vin}/test-drive-schedule",
  "GET /users/me/car-requests",
  "GET /car-request/{id}",
  "GET /car-request/{id}/image pov",
  "POST /car-request/{id}/image",
  "DELETE /car-request/{id}/image pov",
  "POST /vehicle/statuses",
  "GET /delivery/{vin} zipCode country financed",
  "POST /search/saveV2",
  "GET /notifications page kind",
  "PATCH /notifications id",
  "DELETE /notifications id",
  "GET /users/me/export",
  "DELETE /retake/{id}/image pov",
  "DELETE /users/me",
  "POST /users/logout",
  "POST /users/password-reset",
  "POST /users/password-reset/confirm",
  "POST /users/me/reservation/{id}/cancel",
  "PATCH /users/me",
  "PUT /users/me/password",
  "POST /users/me/address",
  "PUT /users/me/address",
  "POST /notifications/car-alert/preview",
  "GET /users/me/reservation/{id}/documents/{documentId}",
];

/** What the specification and our extensions list for the body of a call. */
const bodies: Readonly<Record<string, readonly string[]>> = {
  login: ["providerId"],
  footprint: ["type", "data"],
  componentFiltered: ["components"],
  saveSearch: ["name", "filters", "path"],
  changeCarAlert: ["active"],
  changePriceDropAlert: ["active"],
  addFavourite: ["vin", "fin"],
  removeFavourite: ["vin"],
  valueTradeIn: [
    ...["plate", "brand", "brandId", "model", "version", "versionId", "fuel", "fuelId", "transmission"],
    ...[
      "transmissionId",
      "kilometers",
      "vin",
      "plateDate",
      "firstName",
      "lastName",
      "emailAddress",
      "phoneNumber",
    ],
    ...["dealerId", "tradeInType", "assignToUser"],
  ],
  saveTradeInDetails: ["kms", "interior", "exterior", "status", "imported", "files"],
  createPayment: [
    ...[
      "vin",
      "currentUrl",
      "dealershipId",
      "delivery",
      "name",
      "phoneNumber",
      "email",
      "birthDate",
      "price",
    ],
    ...["receipt", "retakeId", "finance"],
  ],
};

const all: [string, Endpoint][] = Object.entries(endpoints);

const line = (endpoint: Endpoint): string => {
  const query = [
    ...Object.keys(endpoint.query?.shape ?? {}),
    ...(endpoint.discriminator ? [endpoint.discriminator] : []),
  ];
  return [endpoint.method, endpoint.path, ...query].join(" ");
};

const lines = (extension: boolean) =>
  all.filter(([, e]) => (e.extension ?? false) === extension).map(([, e]) => line(e));

describe("the endpoint table", () => {
  test("holds every call of specification section 7, and takes no other call for one of them", () => {
    const unlisted: Record<string, string> = {
      // An optional extension of a specified call.
      "GET /users/prelogin returnUrl": "GET /users/prelogin",
    };
    expect(
      lines(false)
        .map((found) => unlisted[found] ?? found)
        .sort(),
    ).toEqual([...specified].sort());
  });

  test("marks every other call as an extension", () => {
    expect(lines(true).sort()).toEqual([...extensions].sort());
  });

  test("has one endpoint for a method and path", () => {
    const keys = all.map(([, e]) => `${e.method} ${e.path}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test.each(all)("%s has a parameter for each placeholder", (_, endpoint) => {
    const placeholders = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys(endpoint.params?.shape ?? {})).toEqual(placeholders);
  });

  test.each(all)("%s says how its body travels, and has none on GET", (_, endpoint) => {
    expect(endpoint.encoding !== undefined).toBe(endpoint.body !== undefined);
    if (endpoint.method === "GET") expect(endpoint.body).toBeUndefined();
    if (endpoint.method === "GET") expect(endpoint.idempotent).toBe(true);
  });

  test.each(Object.entries(bodies))("%s takes the fields that were asked for", (name, fields) => {
    const body = (endpoints as Record<string, Endpoint>)[name]?.body as unknown as { shape: object };
    expect(Object.keys(body.shape)).toEqual(expect.arrayContaining([...fields]));
  });
});
