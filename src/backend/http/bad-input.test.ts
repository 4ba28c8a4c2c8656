import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { openUnmigratedTestDatabase } from "#backend/store/test-database.ts";
import { errorEnvelope } from "#contract/envelope.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { createBackend } from "./app.ts";
import { testClient } from "./test-client.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 100 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const search = (data: unknown, more: object = {}) => ({
  components: [{ id: "s", key: "search", data }],
  ...more,
});
const noVin = "AAAAAAAAAAAAAAAAA";
const long = "x".repeat(10_000);

describe("bad input is refused with the field that is at fault", () => {
  test.each([
    ["GET", "/vehicle/short", undefined, 400, "vin"],
    ["GET", "/vehicle/vsszby7gzta461841", undefined, 400, "vin"],
    ["GET", `/vehicle/${long}`, undefined, 400, "vin"],
    ["GET", "/vehicle/%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00%00", undefined, 400, "vin"],
    ["GET", `/vehicle/${noVin}`, undefined, 404, undefined],
    ["GET", `/vehicle/${noVin}/price-history`, undefined, 404, undefined],
    ["POST", `/vehicle/${noVin}/similar`, {}, 404, undefined],
    ["POST", `/vehicle/${noVin}/similar`, { limit: 0 }, 400, "limit"],
    ["POST", `/vehicle/${noVin}/similar`, { limit: "many" }, 400, "limit"],
    ["POST", "/vehicle/statuses", { vins: ["nonsense"] }, 400, "vins.0"],
    ["POST", "/vehicle/statuses", { vins: Array(61).fill(noVin) }, 400, "vins"],
    ["POST", "/vehicle/statuses", { vins: noVin }, 400, "vins"],
    ["GET", `/finance/${noVin}`, undefined, 404, undefined],
    ["GET", `/finance/${noVin}?initialValue=lots`, undefined, 400, "initialValue"],
    ["GET", `/finance/${noVin}?initialValue=1e300`, undefined, 400, "initialValue"],
    ["GET", `/finance/${noVin}?nrPayments=Infinity`, undefined, 400, "nrPayments"],
    ["GET", `/finance/${noVin}?promo=perhaps`, undefined, 400, "promo"],
    ["GET", `/finance/${noVin}?pdf=1`, undefined, 404, undefined],
    ["GET", `/finance/${noVin}?pdf=yes`, undefined, 400, "pdf"],
    ["GET", "/pages/nowhere", undefined, 404, undefined],
    ["GET", "/pages/coches-ocasion/nowhere-00000000", undefined, 404, undefined],
    ["GET", `/pages/coches-ocasion/${noVin}`, undefined, 404, undefined],
    ["GET", "/pages/..%2f..%2fetc%2fpasswd", undefined, 400, "slug"],
    ["GET", "/pages/a%00b", undefined, 400, "slug"],
    ["GET", "/pages/%E0%A4%A", undefined, 400, "slug"],
    ["GET", "/redirects", undefined, 400, "path"],
    ["GET", "/redirects?path=//evil.example/", undefined, 400, "path"],
    ["GET", "/redirects?path=https://evil.example/", undefined, 400, "path"],
    ["GET", "/redirects?path=/a%00b/", undefined, 400, "path"],
    ["GET", `/redirects?path=/${long}/`, undefined, 400, "path"],
    ["POST", "/pages/component-filtered", {}, 400, "components"],
    ["POST", "/pages/component-filtered", { components: [] }, 400, "components"],
    [
      "POST",
      "/pages/component-filtered",
      search({ filters: { brand: 7 } }),
      400,
      "components.0.data.filters.brand",
    ],
    ["POST", "/pages/component-filtered", search({ filters: {}, page: 0 }), 400, "components.0.data.page"],
    [
      "POST",
      "/pages/component-filtered",
      search({ filters: {}, limit: 1000 }),
      400,
      "components.0.data.limit",
    ],
    [
      "POST",
      "/pages/component-filtered",
      search({ filters: {}, kind: "boat" }),
      400,
      "components.0.data.kind",
    ],
    [
      "POST",
      "/pages/component-filtered",
      search({ filters: { brand: "a\0b" } }),
      400,
      "components.0.data.filters.brand",
    ],
    ["POST", "/pages/component-filtered", "not json", 400, undefined],
    ["POST", "/pages/component-filtered", "[1,2", 400, undefined],
    ["POST", "/pages/component-filtered", `{"a":"${"x".repeat(70_000)}"}`, 413, undefined],
    ["GET", "/brands/no-such-brand/models/v2", undefined, 404, undefined],
    ["GET", "/brands/seat/models/v2?year=soon", undefined, 400, "year"],
    ["GET", "/brands/seat/models/v2?year=99999", undefined, 400, "year"],
    ["GET", "/brands/seat/models/v2/toyota-yaris/version", undefined, 404, undefined],
    ["POST", "/footprint", { type: 0, data: "{}" }, 400, "type"],
    ["POST", "/footprint", { type: 1, data: "no json" }, 400, "data"],
    ["POST", "/footprint", { type: 1, data: "null" }, 400, "data"],
    ["POST", "/footprint", { type: 1, data: '"\\u0000"' }, 400, "data"],
    ["POST", "/footprint", { type: 99_999_999_999, data: "{}" }, 400, "type"],
    ["GET", "/nowhere", undefined, 404, undefined],
    ["GET", "/", undefined, 404, undefined],
    ["DELETE", "/dealers/v2", undefined, 405, undefined],
    ["POST", `/vehicle/${noVin}`, {}, 405, undefined],
    ["GET", "/users/me", undefined, 401, undefined],
    ["POST", "/retake/phase1/v2", "not json", 400, undefined],
    ["GET", "/retake/plate/v2/a%00b", undefined, 400, "plate"],
  ] as const)("%s %s", async (method, path, body, status, field) => {
    const answer = await client.raw(method, path, body);
    expect(answer.status).toBe(status);
    const { error, status: responded } = errorEnvelope.parse(answer.body);
    expect([responded, error.field]).toEqual([status, field]);
    expect(answer.headers.get("x-request-id")).toMatch(/^[\w-]+$/);
  });

  test("another media type", async () => {
    const answer = await client.raw("POST", "/footprint", "type=1", { "content-type": "text/plain" });
    expect(answer).toMatchObject({ status: 415, body: { error: { code: "unsupported-media-type" } } });
  });

  test("a known path with another method names its methods", async () => {
    const answer = await client.raw("PUT", "/dealers/v2", {});
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
  });
});

describe("what is odd but not wrong is answered", () => {
  test.each([
    ["unknown filters", search({ filters: { colour: "red", brand: "%27; drop table vehicles" } })],
    ["seats beyond any number", search({ filters: { seats: "99999999999,5" } })],
    ["a price beyond any number", search({ filters: { priceTo: "99999999999999999999" } })],
    ["the highest price", search({ filters: { priceFrom: "9999999", priceTo: "9999999" } })],
    ["the highest page", search({ filters: {}, page: 100_000 })],
    ["names of built-ins", search({ filters: { constructor: "x", __proto__x: "y", toString: "z" } })],
  ])("%s", async (_, body) => {
    expect(await client.raw("POST", "/pages/component-filtered", body)).toMatchObject({ status: 200 });
  });

  test.each([
    [undefined, "es"],
    ["pt", "pt"],
    ["pt-PT,pt;q=0.9,es;q=0.1", "pt"],
    ["en-GB,en;q=0.9,pt;q=0.8,es;q=0.2", "pt"],
    ["es;q=0,pt;q=0.1", "pt"],
    ["de", "es"],
    [";;;q=,,", "es"],
    [`pt${long}`, "es"],
  ])("accept-language %s is %s", async (language, locale) => {
    const headers: Record<string, string> =
      language === undefined ? { "accept-language": "" } : { "accept-language": language };
    expect((await client.raw("GET", "/pages/home", undefined, headers)).body).toMatchObject({
      data: { locale },
    });
  });

  test("a request id is taken over, one that could break a log is not", async () => {
    const answers = await Promise.all(
      ["abc-123", "a b"].map((id) => client.raw("GET", "/healthz", undefined, { "x-request-id": id })),
    );
    expect(answers[0]?.headers.get("x-request-id")).toBe("abc-123");
    expect(answers[1]?.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test("a failure of the inside is a 500 that says nothing of it", async () => {
  const lines: string[] = [];
  const sink = { write: (line: string) => lines.push(line) };
  const empty = await openUnmigratedTestDatabase();
  const broken = testClient(
    createBackend(empty, { logFor: (requestId) => createLogger("info", sink).child({ requestId }) }),
  );
  const sent = { type: 1, data: '{"who":"somebody"}' };
  const answer = await broken.raw("POST", "/footprint", sent, { "x-request-id": "r-1" });
  await empty.close();
  expect(answer).toMatchObject({
    status: 500,
    body: { error: { code: "internal", message: "The service failed" }, status: 500 },
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/"requestId":"r-1".*relation \\"footprints\\" does not exist/);
  expect(lines[0]).not.toContain("somebody");
});

test("the contract is published", async () => {
  const { body } = await client.raw("GET", "/openapi.json");
  const document = body as { openapi: string; paths: Record<string, unknown>; servers: unknown };
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(["/pages/{slug}", "/vehicle/{vin}"]));
  expect(document.servers).toEqual([{ url: "http://backend.test" }]);
  const data = (await client.raw("GET", "/openapi.json?service=data")).body as typeof document;
  expect(Object.keys(data.paths)).not.toContain("/pages/{slug}");
});
