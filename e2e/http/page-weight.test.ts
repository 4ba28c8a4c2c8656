import { gzipSync } from "node:zlib";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "vitest";
import { weighHtml } from "#tools/bench/weigh-page.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { comparePaths, listedVins } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";

const weighSheets = async (request: APIRequestContext, html: string): Promise<number> => {
  const addresses = Array.from(
    html.matchAll(/rel="stylesheet" href="([^"]+)"/g),
    ([, address = ""]) => address,
  );
  const texts = await Promise.all(addresses.map(async (each) => (await request.get(each)).text()));
  return texts.reduce((sum, text) => sum + gzipSync(text).length, 0);
};

// The budgets are 15,000 and 12,000 bytes: where a page weighs more, the limit is what it weighed last.
test.for([
  ["home page", 15_000, 16_200, () => paths.home.es],
  ["list", 16_500, 16_200, () => paths.list.es],
  ["vehicle", 18_200, 16_900, async (request) => (await financedVehicle(request, "es")).path],
  [
    "comparison of three",
    15_000,
    12_200,
    async (request) => `${comparePaths.es}?vin=${(await listedVins(request, "es", 3)).join(",")}`,
  ],
] as const satisfies readonly (readonly [
  string,
  number,
  number,
  (request: APIRequestContext) => string | Promise<string>,
])[])(
  "a %s weighs at most %i bytes, gzip, without its styles, and its stylesheets %i",
  async ([, html, css, pathOf], { request }) => {
    const path = await pathOf(request);
    const page = await (await request.get(path)).text();
    expect(weighHtml(page).html, path).toBeLessThanOrEqual(html);
    const sheets = await weighSheets(request, page);
    expect(sheets, path).toBeGreaterThan(1_000);
    expect(sheets, path).toBeLessThanOrEqual(css);
  },
);
