import { expect } from "vitest";
import { type FeedRow, faultsOf, readFeed } from "#tools/test-support/feed-rules.ts";
import { query } from "../support/database.ts";
import { test } from "./http-test.ts";

const feeds = ["google", "meta", "stock"] as const;
const vinOf = (row: FeedRow): string => row.vin ?? row.VIN ?? "";

test("feeds hold the vehicles of their market that can be bought, as it is published, with the prices of the pages", async ({
  request,
  baseURL = "",
}) => {
  for (const [locale, country] of [
    ["es", "ES"],
    ["pt", "PT"],
  ] as const) {
    const stored = await query<{ vin: string; kind: string; cents: number }>(
      `select vin, kind, price_cents as cents from vehicles v join dealers d on d.id = v.dealer_id
        where v.status = 'in-stock' and d.country = $1`,
      [country],
    );
    for (const feed of feeds) {
      const answer = await request.get(`/feeds/${feed}-${locale}.csv`);
      expect(answer.headers()).toMatchObject({
        "content-type": "text/csv; charset=utf-8",
        "content-encoding": "gzip",
        "x-robots-tag": "noindex",
      });
      const rows = readFeed(await answer.text());
      expect(faultsOf(feed, rows)).toEqual([]);
      const cents = Object.fromEntries(
        rows.map((row) => [vinOf(row), Math.round(parseFloat(row.price ?? "") * 100)]),
      );
      const listed = stored.filter(({ kind }) => feed !== "google" || kind === "car");
      expect(cents).toEqual(Object.fromEntries(listed.map((vehicle) => [vehicle.vin, vehicle.cents])));
      const row = rows[0] ?? {};
      const link = row.link ?? row.url ?? "";
      const page = await (await request.get(link)).text();
      expect(page).toContain(`"price":${(cents[vinOf(row)] ?? 0) / 100},`);
      expect(link.startsWith(baseURL)).toBe(true);
      const picture = row.image_link ?? row["image[0].url"] ?? row.pictures?.split("|")[0] ?? "";
      expect((await request.get(picture, { headers: { accept: "*/*" } })).headers()["content-type"]).toBe(
        "image/jpeg",
      );
    }
  }
});

test("a feed that a client has is not sent again, and others do not exist", async ({ request }) => {
  const { etag = "", "last-modified": changed = "" } = (await request.get("/feeds/stock-es.csv")).headers();
  for (const headers of [{ "if-none-match": etag }, { "if-modified-since": changed }])
    expect((await request.get("/feeds/stock-es.csv", { headers })).status()).toBe(304);
  const head = await request.head("/feeds/stock-es.csv");
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  for (const path of ["/feeds/stock-fr.csv", "/feeds/stock-es.csv/", "/feeds/", "/feeds/..%2Fstock-es.csv"])
    expect((await request.get(path)).status(), path).toBe(404);
});
