import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { type LyingSite, startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

let site: LyingSite;

test.describe.configure({ mode: "serial" });

test.beforeAll(async () => {
  site = await startLyingSite();
  site.lie((_, answer) => JSON.parse(JSON.stringify(answer).replaceAll('"variants":', '"nothing-encoded":')));
});

test.afterAll(() => site.close());

const sources = async (): Promise<readonly string[]> => {
  const html = await (await fetch(site.url + paths.list.es)).text();
  const written = html.match(/\/_next\/image\/\?[^" ]+/g) ?? [];
  return [...new Set(written)].map((source) => source.replaceAll("&amp;", "&"));
};

test("pictures that no service has encoded are made here, at the addresses that pages write", async ({
  request,
}) => {
  const written = await sources();
  expect(written.length).toBeGreaterThan(20);
  const widths = new Set(written.map((source) => new URL(source, site.url).searchParams.get("w")));
  expect(widths.size).toBeGreaterThan(1);
  for (const source of written.slice(0, 8)) {
    const answer = await request.get(site.url + source, { headers: { accept: "image/avif,image/*" } });
    expect(answer.status(), source).toBe(200);
    expect(answer.headers()["content-type"]).toBe("image/avif");
  }
});

test("the same picture under any other address is none, and said so at once", async ({ request }) => {
  const [source = ""] = await sources();
  const others = [
    source.replace("&w=", "%23x&w="),
    source.replace("%2Fpictures", "%2Fpictures%2Fx%2F.."),
    source.replace("&w=", "&w=0"),
    source.replace("image/?", "image?"),
    `${source}&x=1`,
  ];
  for (const other of others) {
    const began = performance.now();
    const answer = await request.get(site.url + other);
    expect(answer.status(), other).toBe(404);
    expect(performance.now() - began).toBeLessThan(100);
  }
});

test("whoever asks for more pictures than a visitor looks at is told to wait", async () => {
  const [source = ""] = await sources();
  const ask = () => fetch(site.url + source, { headers: { "x-forwarded-for": "2001:db8:ffff:1::1" } });
  const statuses: number[] = [];
  for (let round = 0; round < 31; round += 1)
    statuses.push(...(await Promise.all(Array.from({ length: 10 }, ask))).map(({ status }) => status));
  expect(statuses.filter((status) => status === 200)).toHaveLength(300);
  expect(statuses.slice(-10)).toEqual(Array.from({ length: 10 }, () => 429));
});
