import { expect } from "vitest";
import { type FeedRow, faultsOf, readFeed } from "#tools/test-support/feed-rules.ts";
import { query } from "../support/database.ts";
import { languages } from "../support/tiers.ts";
import { test } from "./http-test.ts";

const feeds = ["google", "meta", "stock"] as const;
const vinOf = (row: FeedRow): string => row.vin ?? row.VIN ?? "";

for (const [locale, tier] of languages)
  test(
    `${locale}: feeds hold the vehicles of their market that can be bought, as it is published, with the prices of the pages`,
    tier,
    async ({ request, baseURL }) => {
      const stored = await query<{ vin: string; kind: string; cents: number }>(
        `select vin, kind, price_cents as cents from vehicles v join dealers d on d.id = v.dealer_id
          where v.status = 'in-stock' and d.country = $1`,
        [locale.toUpperCase()],
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
        const prices = new Map(rows.map((row) => [vinOf(row), row.price?.replace(" EUR", "")]));
        const listed = stored.filter(({ kind }) => feed !== "google" || kind === "car");
        expect(prices).toEqual(new Map(listed.map(({ vin, cents }) => [vin, (cents / 100).toFixed(2)])));
        const row = rows[0] ?? {};
        const link = row.link ?? row.url ?? "";
        expect(link).toContain(baseURL);
        const page = await (await request.get(link)).text();
        expect(page).toContain(`"price":${Number(prices.get(vinOf(row)))},`);
        const [picture = ""] = (row.image_link ?? row["image[0].url"] ?? row.pictures ?? "").split("|");
        const shown = await request.get(picture, { headers: { accept: "*/*" } });
        expect(shown.headers()["content-type"]).toBe("image/jpeg");
      }
    },
  );

test("a feed that a client has is not sent again, and others do not exist", async ({ request }) => {
  const { etag = "", "last-modified": changed = "" } = (await request.get("/feeds/stock-es.csv")).headers();
  for (const [name, value] of [
    ["if-none-match", etag],
    ["if-modified-since", changed],
  ] as const)
    expect((await request.get("/feeds/stock-es.csv", { headers: { [name]: value } })).status()).toBe(304);
  const head = await request.head("/feeds/stock-es.csv");
  expect([head.status(), (await head.body()).length]).toEqual([200, 0]);
  for (const path of ["/feeds/stock-fr.csv", "/feeds/stock-es.csv/", "/feeds/", "/feeds/..%2Fstock-es.csv"])
    expect((await request.get(path)).status(), path).toBe(404);
});
