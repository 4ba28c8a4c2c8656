import type { APIRequestContext } from "@playwright/test";
import { DomUtils, parseDocument } from "htmlparser2";
import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { comparePaths, listedVins } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "./http-test.ts";

const elementsOf = async (request: APIRequestContext, path: string): Promise<number> => {
  const answer = await request.get(path);
  expect(answer.status(), path).toBe(200);
  return DomUtils.getElementsByTagName("*", parseDocument(await answer.text())).length;
};

// Each element is rendered twice by the framework: what they number is most of what a page costs.
test.for([
  ["home page", 900, () => paths.home.es],
  ["list", 1_000, () => paths.list.es],
  ["list in Portuguese", 1_000, () => paths.list.pt],
  [
    "comparison of three",
    900,
    async (request) => `${comparePaths.es}?vin=${(await listedVins(request, "es", 3)).join(",")}`,
  ],
  ["vehicle", 1_000, async (request) => (await financedVehicle(request, "es")).path],
] as const satisfies readonly (readonly [
  string,
  number,
  (request: APIRequestContext) => string | Promise<string>,
])[])("a %s has at most %i elements", async ([, most, pathOf], { request }) => {
  const path = await pathOf(request);
  expect(await elementsOf(request, path), path).toBeLessThanOrEqual(most);
});
