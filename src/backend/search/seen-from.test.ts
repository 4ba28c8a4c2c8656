import { afterAll, beforeAll, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 600 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

const find = async (filters: Record<string, string>, sort?: string) => {
  const body = { components: [{ id: "s", key: "search", data: { filters, sort, limit: 48 } }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body });
  const [first] = components;
  if (!first) throw new Error("no component came back");
  return first.data;
};

test("seen from a postal code every card says how far away it stands, the nearest first", async () => {
  const { vehicles, from } = await find({ place: "28001" }, "distance");
  expect(from).toBe("Madrid");
  const [nearest] = vehicles;
  expect(nearest?.location).toMatch(/Madrid|Getafe|Alcalá/);
  expect(nearest?.distance).toEqual({ km: expect.any(Number), overSea: false });
  const kilometres = vehicles.map(({ distance }) => distance?.km ?? -1);
  expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
});

test("from an island what stands across the sea is told apart, also within the radius", async () => {
  const { vehicles } = await find({ place: "07001" }, "distance");
  const there = new Set(vehicles.map(({ location, distance }) => `${location}: ${distance?.overSea}`));
  expect(there).toContain("Palma: false");
  expect([...there].filter((text) => !text.startsWith("Palma")).every((text) => text.endsWith("true"))).toBe(
    true,
  );
  const near = await find({ place: "07001", radius: "25" });
  expect(new Set(near.vehicles.map(({ location }) => location))).toEqual(new Set(["Palma"]));
});

test("across the border it is as far as it is", async () => {
  const { vehicles, from } = await find({ place: "36201", radius: "200" }, "distance");
  expect(from).toBe("Pontevedra");
  expect(vehicles.some(({ location }) => location === "Vigo")).toBe(true);
  const abroad = vehicles.filter(({ location }) => location?.includes("Portugal"));
  expect(abroad.length).toBeGreaterThan(0);
  expect(abroad.every(({ distance }) => distance && !distance.overSea && distance.km <= 200)).toBe(true);
});

test("a code that begins like another country's islands is not taken for theirs", async () => {
  // Viseu; in Spain this prefix lies in the Canary Islands.
  const { vehicles, from } = await find({ place: "3500-001" }, "distance");
  expect(from).toBe("Viseu");
  expect(vehicles.slice(0, 10).map(({ distance }) => distance?.overSea)).toEqual(Array(10).fill(false));
});

test("a code that lies nowhere leaves the list as it is, and says no distance", async () => {
  const { total, vehicles } = await find({});
  const lost = await find({ place: "53001", radius: "25" }, "distance");
  expect(lost).toMatchObject({ total });
  expect(lost.vehicles.map(({ vin }) => vin)).toEqual(vehicles.map(({ vin }) => vin));
  expect(lost.facets.values.radius?.map(({ count }) => count)).toEqual([total, total, total, total]);
  expect(lost.from).toBeUndefined();
  expect(lost.vehicles.some(({ distance }) => distance)).toBe(false);
});

test("without a place nothing is said of distances, nor offered", async () => {
  const { vehicles, from, facets } = await find({ radius: "25" }, "distance");
  expect([from, facets.values.radius, vehicles[0]?.distance]).toEqual([undefined, undefined, undefined]);
});

test("other filters are counted beside the answer, in their order", async () => {
  const counts: Record<string, string>[] = [
    { owners: "1" },
    { fuel: "electric", rangeFrom: "400" },
    { priceTo: "1" },
  ];
  const body = { components: [{ id: "s", key: "search", data: { filters: {}, counts } }] };
  const { components } = await client.call(readingEndpoints.componentFiltered, { body });
  const totals = await Promise.all(counts.map(async (filters) => (await find(filters)).total));
  expect(components[0]?.data.counts).toEqual(totals);
  expect(totals[0]).toBeGreaterThan(0);
  expect(totals[2]).toBe(0);
});
