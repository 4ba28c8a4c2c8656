import { spawn } from "node:child_process";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "#tools/free-port.ts";
import { serverArguments } from "#tools/test-support/test-site.ts";
import { visitorAddress } from "#tools/test-support/visitor-address.ts";
import { waitUntilReady } from "#tools/wait-until-ready.ts";
import { readHead } from "../support/read-head.ts";
import { listedVehicle } from "../support/structured-data.ts";

/** Pages that are checked, evenly from all files of the sitemap. */
const pageCount = 200;

let url: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  const port = await findFreePort();
  url = `http://localhost:${port}`;
  const site = spawn(process.execPath, serverArguments(port), { stdio: ["ignore", "ignore", "inherit"] });
  stop = async () => {
    const ended = new Promise((resolve) => site.once("exit", resolve));
    if (site.exitCode === null && site.kill("SIGTERM")) await ended;
  };
  if (!(await waitUntilReady(url, () => site.exitCode === null, 120_000))) throw new Error("Not ready");
});
afterAll(() => stop());

/** Each request comes from an address of its own: the limits hold for one visitor. */
const get = async (address: string) => {
  const answer = await fetch(address, { headers: { "x-forwarded-for": visitorAddress(address) } });
  expect(answer.status, address).toBe(200);
  return answer.text();
};
const locations = (xml: string) =>
  Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, found = ""]) => found);

/** As many of the items, evenly spread. */
const spread = <Item>(items: readonly Item[], count: number): readonly Item[] =>
  items.filter(
    (_, index) =>
      Math.floor((index * count) / items.length) !== Math.floor(((index - 1) * count) / items.length),
  );

const validator = new Validator();
// A vehicle is a product to schema.org and to Google's rules for offers.
const { Product = [] } = validator.registeredHandlers;
Object.assign(validator.registeredHandlers, { Car: Product, Motorcycle: Product });

type Issue = Awaited<ReturnType<typeof validator.validate>>[number];
/** The validator takes each `ListItem` for a breadcrumb; those of a list of pages are named by their pages. */
const isOfList = ({ rootType, fieldNames }: Issue) =>
  rootType === "ItemList" && fieldNames.includes("item.name");

test("the structured data of two hundred pages pass a validator of others", {
  timeout: 900_000,
}, async () => {
  const files = locations(await get(`${url}/sitemap.xml`));
  const found = await Promise.all(files.map(async (file) => locations(await get(file))));
  const pages = found
    .flatMap((each) => spread(each, Math.ceil(pageCount / files.length)))
    .slice(0, pageCount);
  expect(pages.length).toBe(pageCount);
  const problems: string[] = [];
  const kinds = new Map<string, number>();
  for (const page of pages) {
    // The extractor knows the names of attributes in small letters alone, unlike HTML.
    const html = (await get(page)).replace(/\bitem(?:Scope|Type|Prop)=/g, (name) => name.toLowerCase());
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(html);
    problems.push(...data.errors.map((error) => `${page}: ${JSON.stringify(error)}`));
    for (const format of [data.jsonld, data.microdata])
      for (const [kind, items] of Object.entries(format))
        kinds.set(kind, (kinds.get(kind) ?? 0) + items.length);
    for (const issue of await validator.validate(data))
      if (issue.severity === "ERROR" && !isOfList(issue))
        problems.push(`${page}: ${issue.rootType}: ${issue.issueMessage}`);
    for (const each of readHead(html).data.filter((item) => item["@type"] === "Car"))
      for (const { path, message } of listedVehicle.safeParse(each).error?.issues ?? [])
        problems.push(`${page}: ${path.join(".")}: ${message}`);
  }
  console.log(`${pages.length} pages: ${JSON.stringify(Object.fromEntries(kinds))}`);
  expect(kinds.get("Car")).toBeGreaterThan(10);
  expect(kinds.get("Motorcycle")).toBeGreaterThan(10);
  expect(kinds.get("ItemList")).toBeGreaterThan(10);
  expect(problems).toEqual([]);
});
