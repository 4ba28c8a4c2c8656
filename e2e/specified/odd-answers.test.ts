import { expect } from "vitest";
import { comparePaths } from "#tools/test-support/invented-addresses.ts";
import { paths } from "#tools/test-support/paths.ts";
import { openPage, type ServedPage } from "../http/submit-form.ts";
import { withAll } from "../support/tiers.ts";
import { missingValue, test } from "./specified-test.ts";

type Change = (value: unknown, key: string) => unknown;

/** Changes every value of a text of JSON, the innermost first. */
const changed =
  (change: Change) =>
  async (answer: Response): Promise<Response> => {
    // A call that the service does not have is answered without JSON.
    if (!answer.headers.get("content-type")?.startsWith("application/json")) return answer;
    const { data, status } = JSON.parse(await answer.text(), (key, value: unknown) => change(value, key));
    return Response.json({ data, status: Number(status) }, { status: answer.status });
  };

const isList = Array.isArray;
const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !isList(value);

const oddities: Readonly<Record<string, (answer: Response) => Response | Promise<Response>>> = {
  "fields that nobody knows": changed((value) =>
    isObject(value) ? { ...value, other: { deep: [1] } } : value,
  ),
  "null in place of texts": changed((value, key) =>
    ["commercialDescription", "version", "color", "image", "title", "text", "heading"].includes(key)
      ? null
      : value,
  ),
  "numbers as text": changed((value) => (typeof value === "number" ? String(value) : value)),
  "no pictures, prices and dealers": changed((value, key) =>
    ["imageUrl", "externalImages", "prices", "pricePvp", "totalPrice", "dealer"].includes(key)
      ? undefined
      : value,
  ),
  "empty lists": changed((value) => (isList(value) ? [] : value)),
  "everything twice": changed((value) => (isList(value) ? [...value, ...value] : value)),
  "HTML instead of JSON": () =>
    new Response("<!doctype html><h1>It works!</h1>", { headers: { "content-type": "text/html" } }),
  "200 with an error inside": () =>
    Response.json({ status: 500, error: { code: "INTERNAL", message: "no" } }),
  "500 with a body of 5 MB": () => new Response("x".repeat(5_000_000), { status: 500 }),
};

const vin = "VSSZZZ1SPEC000007";

const addresses = [
  paths.home.es,
  paths.list.es,
  `${paths.list.es}?brand=seat`,
  `/coches-ocasion/${vin}/`,
  `/coches-ocasion/${vin}/?deposit=2000&months=48`,
  `${comparePaths.es}?vin=${vin},VSSZZZ1SPEC000001`,
  paths.blog.es,
  paths.faq.es,
  "/concesionarios/",
  "/financiacion/",
];

/** Whatever is missing of it, a page is one: readable, with a way on, and without a value that is not there. */
const expectReadable = (page: ServedPage, name: string): void => {
  const where = `${name}: ${page.url.pathname}${page.url.search}`;
  expect([200, 404], where).toContain(page.status);
  expect(page.text("body"), where).not.toMatch(missingValue);
  expect(page.all("h1").length, where).toBe(1);
  expect(page.all("a[href^='/']").length, where).toBeGreaterThan(0);
};

test.for(Object.entries(oddities))(
  "%s: every page can be read, and is whole again afterwards",
  withAll,
  async ([name, change], { request, site }) => {
    site.service.lie((_, answer) => change(answer));
    await site.invalidatePages();
    for (const address of addresses) expectReadable(await openPage(request, address), name);
    site.service.lie();
    await site.invalidatePages();
    for (const address of addresses)
      await expect.poll(async () => (await openPage(request, address)).status, { timeout: 15_000 }).toBe(200);
  },
);
