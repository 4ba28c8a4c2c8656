import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#backend/store/database.ts";
import { footprints } from "#backend/store/schema/activity.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { endpoints } from "#contract/endpoints.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { createLogger } from "#platform/log.ts";
import { createBackend } from "./app.ts";
import { testClient } from "./test-client.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
let vin: string;
beforeAll(async () => {
  database = await openSeededTestDatabase();
  client = testClient(createBackend(database, { logFor: () => createLogger("silent") }));
  const [first] = await database.orm
    .select({ vin: vehicles.vin })
    .from(vehicles)
    .where(sql`${vehicles.kind} = 'car' and ${vehicles.financing} and ${vehicles.status} = 'in-stock'`)
    .orderBy(vehicles.id)
    .limit(1);
  vin = first?.vin ?? "";
});
afterAll(() => database.close());

const { page, componentFiltered, vehicle, similarVehicles, vehicleStatuses, priceHistory, quote } =
  readingEndpoints;

describe.each(["es", "pt"] as const)("answers that the contract accepts, in %s", (locale) => {
  test("content pages", async () => {
    for (const slug of ["home", "error"]) {
      const answer = await client.call(page, { params: { slug } }, locale);
      expect(answer).toMatchObject({ slug, locale });
      expect(answer.components.length).toBeGreaterThan(0);
    }
    expect((await client.call(page, { params: { slug: "home" } }, locale)).alternates).toEqual({
      es: "/",
      pt: "/pt/",
    });
  });

  test("a vehicle, with its page by name and by VIN", async () => {
    const detail = await client.call(vehicle, { params: { vin } }, locale);
    expect(detail.alternates[locale]).toBe(detail.path);
    const slug = detail.path.replace(/^\/(pt\/)?|\/$/g, "");
    const byName = await client.call(page, { params: { slug } }, locale);
    const segment = slug.split("/")[0];
    const byVin = await client.call(page, { params: { slug: `${segment}/${vin}` } }, locale);
    expect(byVin).toEqual(byName);
    expect(byName).toMatchObject({ path: detail.path, alternates: detail.alternates });
    expect(byName.components[0]).toMatchObject({ key: "vehicle-detail", data: { vin } });
    const trail = byName.trail ?? [];
    expect(trail.length).toBeGreaterThan(0);
    for (const { link } of trail) {
      const above = await client.call(
        page,
        { params: { slug: link.replace(/^\/(pt\/)?|\/$/g, "") } },
        locale,
      );
      expect(above.path).toBe(link);
    }
    expect(byName.header.links.length).toBeGreaterThan(0);
  });

  test("a card and its vehicle say the same", async () => {
    const body = { components: [{ id: "s", key: "search", data: { filters: {} } }] };
    const { components } = await client.call(componentFiltered, { body }, locale);
    for (const card of components[0]?.data.vehicles ?? []) {
      const detail = await client.call(vehicle, { params: { vin: card.vin } }, locale);
      expect(detail.card).toEqual(card);
      expect(detail.carDetailFinance?.monthlyPayment).toBe(card.monthlyPrice);
    }
  });

  test("similar vehicles, each with a reason, all to be bought", async () => {
    const similar = await client.call(similarVehicles, { params: { vin }, body: {} }, locale);
    expect(similar).toHaveLength(8);
    expect(similar.every(({ reason, bought, reserved }) => reason && !bought && !reserved)).toBe(true);
    expect(similar.some((card) => card.vin === vin)).toBe(false);
  });

  test("options and constants", async () => {
    const { brands, kmsValues, yearsList, seats, financeConfig } = await client.call(
      readingEndpoints.dropdowns,
      {},
      locale,
    );
    expect(brands.every(({ models }) => models.length > 0)).toBe(true);
    expect(kmsValues.map(({ label }) => label)).toEqual(
      Array.from({ length: 15 }, (_, n) => `${n * 10_000} kms`),
    );
    expect([yearsList.length, yearsList.at(-1)]).toEqual([100, new Date().getFullYear()]);
    expect(seats.every(({ value }) => value > 0)).toBe(true);
    expect(financeConfig.depositStep).toBeGreaterThan(0);
  });

  test("dealers in both groups, catalogue, price history and site settings", async () => {
    const dealers = await client.call(readingEndpoints.dealers, {}, locale);
    expect(new Set(dealers.map(({ dealerService }) => dealerService))).toEqual(new Set(["CP", "CEV"]));
    const { dealer, card } = await client.call(vehicle, { params: { vin } }, locale);
    const seller = dealers.find(({ dealerCode }) => dealerCode === dealer.dealerCode);
    expect(dealer.openState).toBeDefined();
    expect(dealer.openState).toEqual(seller?.openState);
    const brands = await client.call(readingEndpoints.brands, {}, locale);
    expect(brands.map(({ id }) => id)).toContain("seat");
    const models = await client.call(
      readingEndpoints.models,
      { params: { brandId: "seat" }, query: { year: 2020 } },
      locale,
    );
    const params = { brandId: "seat", modelId: models[0]?.id ?? "" };
    expect(await client.call(readingEndpoints.modelVersions, { params }, locale)).not.toEqual([]);
    const { prices } = await client.call(priceHistory, { params: { vin } }, locale);
    expect(prices.map(({ from }) => from)).toEqual(prices.map(({ from }) => from).toSorted());
    expect(prices.at(-1)?.price).toBe(card.totalPrice);
    expect(await client.call(readingEndpoints.seo, {}, locale)).toBeDefined();
  });
});

describe("a quote", () => {
  test("without wishes is the offer on the card", async () => {
    const { card, carDetailFinance } = await client.call(vehicle, { params: { vin } });
    const answer = await client.call(quote, { params: { vin } });
    expect(answer).toMatchObject({ fee: card.monthlyPrice, taeg: card.taeg, mtic: carDetailFinance?.mtic });
    expect(answer.fee * (answer.nrPayments - 1) + answer.lastFee + answer.initialExpenses).toBeCloseTo(
      answer.mtic,
      2,
    );
    expect(answer.legalInfo).toContain("TAE ");
  });

  test.each([
    [{ initialValue: -500 }, "min"],
    [{ initialValue: 9_000_000 }, "max"],
  ] as const)("brings the deposit %j to the limit", async (query, end) => {
    const { creditTypes, carDetailFinance } = await client.call(vehicle, { params: { vin } });
    const { financeConfig } = await client.call(readingEndpoints.dropdowns, {});
    const type = creditTypes.find(({ id }) => id === carDetailFinance?.creditTypeId);
    const max =
      Math.ceil(
        ((carDetailFinance?.pvf ?? 0) * (type?.maxInitialDepositPc ?? 0)) / financeConfig.depositStep,
      ) * financeConfig.depositStep;
    const { initialValue } = await client.call(quote, { params: { vin }, query });
    expect(initialValue).toBe(end === "min" ? financeConfig.depositMin : max);
  });

  test.each([1, 47, 61, 9999, -3])("brings %i payments to a term on offer", async (nrPayments) => {
    const answer = await client.call(quote, { params: { vin }, query: { nrPayments } });
    expect(answer.terms).toContain(answer.nrPayments);
  });

  test("for a campaign names its end and its residual value, and can be asked for without it", async () => {
    const [promoted] = await database.orm.select().from(vehicles).where(eq(vehicles.promo, true)).limit(1);
    const params = { vin: promoted?.vin ?? "" };
    const campaign = await client.call(quote, { params });
    expect(campaign).toMatchObject({ promo: true, dtEndOfCampaign: expect.any(String) });
    expect(campaign.lastFee).toBeGreaterThan(campaign.residualValue);
    expect(campaign.residualValue).toBeGreaterThan(0);
    const ordinary = await client.call(quote, { params, query: { promo: false } });
    expect(ordinary).toMatchObject({ promo: false, residualValue: 0 });
    expect(ordinary.dtEndOfCampaign).toBeUndefined();
  });

  test("of a vehicle without credit is not found", async () => {
    const [cashOnly] = await database.orm
      .select()
      .from(vehicles)
      .where(eq(vehicles.financing, false))
      .limit(1);
    expect(await client.raw("GET", `/finance/${cashOnly?.vin}`)).toMatchObject({ status: 404 });
  });
});

describe("a vehicle that is not for sale", () => {
  const soldDaysAgo = async (days: number) => {
    const statusSince = new Date(Date.now() - days * 86_400_000);
    await database.orm.update(vehicles).set({ status: "bought", statusSince }).where(eq(vehicles.vin, vin));
    return (await client.call(vehicle, { params: { vin } })).path;
  };
  const restore = () =>
    database.orm.update(vehicles).set({ status: "in-stock" }).where(eq(vehicles.vin, vin));

  test.each([
    [1, 200],
    [29, 200],
    [31, 410],
  ])("sold %i days ago answers %i", async (days, status) => {
    const path = await soldDaysAgo(days);
    const answer = await client.raw("GET", `/pages${path.slice(0, -1)}`);
    expect(answer.status).toBe(status);
    if (status === 410) expect(answer.body).toMatchObject({ error: { code: "gone" }, status: 410 });
    await restore();
  });

  test("says so at once", async () => {
    await database.orm.update(vehicles).set({ status: "reserved" }).where(eq(vehicles.vin, vin));
    const { statuses } = await client.call(vehicleStatuses, {
      body: { vins: [vin, "AAAAAAAAAAAAAAAAA", vin] },
    });
    expect(statuses).toEqual([{ vin, reserved: true, bought: false }]);
    await restore();
  });
});

describe("addresses", () => {
  test("a right id under a wrong name is not a page but leads to the right one", async () => {
    const { publicId, alternates } = await client.call(vehicle, { params: { vin } });
    for (const [path, target] of [
      [`/coches-ocasion/some-other-car-${publicId}/`, alternates.es],
      [`/pt/carros-usados/some-other-car-${publicId}/`, alternates.pt],
      [`/motos-ocasion/some-other-car-${publicId}`, alternates.es],
    ] as const) {
      expect(await client.raw("GET", `/pages${path.replace("/pt", "").replace(/\/$/, "")}`)).toMatchObject({
        status: 404,
      });
      expect(await client.call(readingEndpoints.redirects, { query: { path } })).toEqual({
        target,
        status: 308,
      });
    }
  });

  test("the canonical one leads nowhere else, nor does an unknown id", async () => {
    const { path } = await client.call(vehicle, { params: { vin } });
    for (const unknown of [path, "/coches-ocasion/some-other-car-00000000/", "/nowhere/"])
      expect(await client.raw("GET", `/redirects?path=${encodeURIComponent(unknown)}`)).toMatchObject({
        status: 404,
      });
  });

  test("redirects are followed to see that they do not come back", async () => {
    await database.orm.execute(sql`insert into redirects (path, target, status) values
      ('/one/', '/two/', 301), ('/two/', '/three', 302), ('/three/', '/one/', 307),
      ('/old/', '/new/?x=1', 308), ('/out/', 'https://example.com/a', 302)`);
    for (const path of ["/one/", "/two/", "/three/"])
      expect(await client.raw("GET", `/redirects?path=${path}`)).toMatchObject({ status: 404 });
    expect(await client.call(readingEndpoints.redirects, { query: { path: "/old" } })).toEqual({
      target: "/new/?x=1",
      status: 308,
    });
    expect(await client.call(readingEndpoints.redirects, { query: { path: "/out/?utm=1" } })).toEqual({
      target: "https://example.com/a",
      status: 302,
    });
  });
});

test("a footprint is kept with session and campaign", async () => {
  const headers = { "x-session-id": "s-1", "x-company-id": "1" };
  const sent = await client.raw(
    "POST",
    "/footprint?utm_source=mail&utm_campaign=autumn",
    { type: 2, data: '{"a":1}' },
    headers,
  );
  expect(sent.body).toEqual({ data: { recorded: true }, status: 200 });
  const [stored] = await database.orm.select().from(footprints).where(eq(footprints.sessionId, "s-1"));
  expect(stored).toMatchObject({
    type: 2,
    data: { a: 1 },
    companyId: "1",
    campaign: { utm_source: "mail", utm_campaign: "autumn" },
  });
});

test("every endpoint of the contract is served, or answers 501 for a later issue", async () => {
  for (const { method, path } of Object.values(endpoints)) {
    const filled = path
      .replace(/\{vin\}/, vin)
      .replace(/\{slug\}/, "home")
      .replace(/\{\w+\}/g, "1");
    const { status, body } = await client.raw(
      method,
      filled,
      method === "GET" || method === "DELETE" ? undefined : {},
    );
    expect([200, 400, 401, 404, 415, 501], `${method} ${path}`).toContain(status);
    expect(body, `${method} ${path}`).toMatchObject({ status });
  }
});
