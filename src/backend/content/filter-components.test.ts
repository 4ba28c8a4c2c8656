import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBackend } from "#backend/http/app.ts";
import { testClient } from "#backend/http/test-client.ts";
import type { Database } from "#backend/store/database.ts";
import { readingEndpoints } from "#contract/reading-endpoints.ts";
import { openSeededTestDatabase } from "#demo/test-seeded-database.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import { searchKeyOf } from "./search-key.ts";

let database: Database;
let client: ReturnType<typeof testClient>;
beforeAll(async () => {
  database = await openSeededTestDatabase({ vehicles: 300 });
  client = testClient(createBackend(database));
});
afterAll(() => database.close());

describe("the page of a filtered search", () => {
  const slugOf = async (
    filters: Record<string, string>,
    slug?: string,
    locale: "es" | "pt" = "es",
    kind: "car" | "motorbike" = "car",
  ) => {
    const data = { kind, filters };
    const body = { ...(slug && { slug }), components: [{ id: "s", key: "search", data }] };
    return (await client.call(readingEndpoints.componentFiltered, { body }, locale)).slug;
  };

  test("is the one whose Search component has the same filters, whatever their order", async () => {
    expect(await slugOf({ brand: "seat" }, "listado-coches-segunda-mano")).toBe("seat-segunda-mano");
    expect(await slugOf({ brand: "seat", sort: "price-asc", page: "3" }, "x")).toBe("seat-segunda-mano");
    expect(await slugOf({}, "seat-segunda-mano")).toBe("listado-coches-segunda-mano");
    expect(await slugOf({ discount: "1" })).toBe("ofertas-coches-ocasion");
  });

  test("is found in the language of the call", async () => {
    expect(await slugOf({}, undefined, "pt")).toBe("carros-segunda-mao");
    expect(await slugOf({ segment: "suv" }, undefined, "pt")).toBe("suv-segunda-mao");
    expect(await slugOf({ brand: "seat" }, undefined, "pt")).toBe("seat-segunda-mao");
  });

  test("is found for motorbikes, body types and several makes", async () => {
    expect(await slugOf({}, undefined, "es", "motorbike")).toBe("motos-de-ocasion");
    expect(await slugOf({ brand: "yamaha" }, "x", "es", "motorbike")).toBe("motos-de-ocasion/yamaha");
    expect(await slugOf({ brand: "honda" }, "x", "es", "car")).toBe("honda-segunda-mano");
    expect(await slugOf({ segment: "suv" }, "x")).toBe("suv-segunda-mano");
    const premium =
      "volvo,audi,alfa-romeo,bmw,ds,jaguar,land-rover,lexus,mercedes-benz,mini,polestar,porsche,tesla";
    expect(await slugOf({ brand: premium }, "x")).toBe("coches-ocasion-premium");
    expect(await slugOf({ brand: "audi,bmw" }, "x")).toBe("x");
  });

  test("is told without the lists to who wants it alone", async () => {
    const components = [
      { id: "s", key: "search", data: { kind: "car" as const, filters: { brand: "seat" } } },
    ];
    const body = { slug: "x", pageOnly: true, components };
    const answer = await client.call(readingEndpoints.componentFiltered, { body }, "es");
    expect(answer).toEqual({ slug: "seat-segunda-mano", components: [] });
  });

  test("a make beside its model changes nothing", () => {
    const key = (filters: Record<string, string>) =>
      searchKeyOf("car", parseSearchQuery(new URLSearchParams(filters)).query);
    expect(key({ brand: "seat", model: "seat-ibiza" })).toBe(key({ model: "seat-ibiza" }));
    expect(key({ brand: "seat,audi", model: "seat-ibiza" })).toBe(
      key({ brand: "audi", model: "seat-ibiza" }),
    );
    expect(key({ brand: "seat" })).not.toBe(key({}));
  });

  test("is the current one where no other matches", async () => {
    expect(await slugOf({ brand: "seat", priceTo: "12345" }, "seat-segunda-mano")).toBe("seat-segunda-mano");
  });
});
