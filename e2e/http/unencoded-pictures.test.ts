import { expect, vi } from "vitest";
import { rateLimits } from "#platform/rate-limit/rate-limits.ts";
import { paths } from "#tools/test-support/paths.ts";
import { send } from "../rehearse/attacks/send.ts";
import type { LyingSite } from "../support/own-site.ts";
import { test } from "./lying-test.ts";

/** Sources of the list's pictures where no service has encoded any. */
const sourcesOf = async (site: LyingSite): Promise<readonly string[]> => {
  site.lie((_, answer) => JSON.parse(JSON.stringify(answer).replaceAll('"variants":', '"nothing-encoded":')));
  await site.invalidatePages();
  // On a busy machine the page of before stands in until this one is whole.
  const sources = await vi.waitUntil(
    async () => {
      const { body } = await send(site.url, paths.list.es);
      const found = new Set(body.match(/\/_next\/image\/\?[^" ]+/g));
      return found.size > 0 && found;
    },
    { timeout: 30_000, interval: 20 },
  );
  return [...sources].map((source) => source.replaceAll("&amp;", "&"));
};

test("pictures that no service has encoded are encoded here, at the addresses that pages name and at no others", async ({
  site,
}) => {
  const sources = await sourcesOf(site);
  expect(sources.length).toBeGreaterThan(20);
  const widths = new Set(sources.map((source) => new URL(source, site.url).searchParams.get("w")));
  expect(widths.size).toBeGreaterThan(1);
  for (const source of sources.slice(0, 4)) {
    const { status, headers } = await send(site.url, source, { headers: { accept: "image/avif,image/*" } });
    expect([source, status, headers["content-type"]]).toEqual([source, 200, "image/avif"]);
  }
  const [source = ""] = sources;
  for (const other of [
    source.replace("&w=", "%23x&w="),
    source.replace("%2Fpictures", "%2Fpictures%2Fx%2F.."),
    source.replace("&w=", "&w=0"),
    source.replace("image/?", "image?"),
    `${source}&x=1`,
  ]) {
    const { status, ms } = await send(site.url, other);
    expect([other, status]).toEqual([other, 404]);
    expect(ms, other).toBeLessThan(100);
  }
});

test("a visitor who asks for more pictures than anybody looks at has to wait", async ({ site }) => {
  const [source = ""] = await sourcesOf(site);
  const request = () => send(site.url, source, { headers: { "x-forwarded-for": "2001:db8:ffff:1::1" } });
  const statuses: number[] = [];
  for (let round = 0; round <= rateLimits.picture.points / 10; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, request))).map(({ status }) => status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(rateLimits.picture.points);
  expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 429));
});
