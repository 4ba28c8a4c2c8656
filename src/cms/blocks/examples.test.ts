import { expect, test } from "vitest";
import { allBlocks } from "#contract/blocks/all-blocks.ts";
import { articleSchema } from "#contract/blocks/article.ts";
import { benefitsSchema } from "#contract/blocks/benefits.ts";
import { blogListSchema } from "#contract/blocks/blog-list.ts";
import { bodyTypesSchema } from "#contract/blocks/body-types.ts";
import { dealerLocatorSchema } from "#contract/blocks/dealer-locator.ts";
import { figuresTableSchema } from "#contract/blocks/figures-table.ts";
import { financeSimulatorSchema } from "#contract/blocks/finance-simulator.ts";
import { heroSchema } from "#contract/blocks/hero.ts";
import { reviewsSchema } from "#contract/blocks/reviews.ts";
import { richTextSchema } from "#contract/blocks/rich-text.ts";
import { vehicleDetailSchema } from "#contract/blocks/vehicle-detail.ts";
import { vehicleRowSchema } from "#contract/blocks/vehicle-row.ts";
import { examples as article } from "./article/examples.ts";
import { blockExamples } from "./block-examples.ts";

test("every block of the contract has examples", () => {
  const keys = (blocks: readonly { readonly key: string }[]) => blocks.map(({ key }) => key).toSorted();
  expect(keys(blockExamples.map(([block]) => block))).toEqual(keys(allBlocks));
});

test.each(blockExamples.map(([block, examples]) => [block.key, block.data, examples] as const))(
  "the examples of %s fit its schema and come out as they went in",
  (_, schema, examples) => {
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) expect(schema.parse(example)).toEqual(example);
  },
);

test.each([
  ["article", articleSchema, { ...article[0], date: "1 de octubre" }],
  ["article", articleSchema, { ...article[0], minutes: 0 }],
  ["blog-list", blogListSchema, { heading: "a", articles: [{ title: "a" }] }],
  ["hero", heroSchema, { title: "" }],
  ["hero", heroSchema, { title: "a", search: { action: "https://elsewhere.example/" } }],
  ["body-types", bodyTypesSchema, { heading: "a", items: [{ segment: "tank", text: "a", href: "/" }] }],
  ["benefits", benefitsSchema, { heading: "a", items: [{ title: "a", text: "b", icon: "skull" }] }],
  ["rich-text", richTextSchema, { blocks: [{ type: "script", text: "a" }] }],
  ["vehicle-detail", vehicleDetailSchema, { vin: "short" }],
  ["figures-table", figuresTableSchema, { heading: "a", caption: "b", columns: ["c", "d"], rows: [["e"]] }],
  ["reviews", reviewsSchema, { heading: "", items: [] }],
  ["reviews", reviewsSchema, { heading: "a", note: "b", items: [{ rating: 9 }] }],
  ["dealer-locator", dealerLocatorSchema, { heading: "a", places: [{ id: "../x", name: "b", dealers: [] }] }],
  ["finance-simulator", financeSimulatorSchema, { heading: "a", list: "https://elsewhere.example/" }],
  ["vehicle-row", vehicleRowSchema, { heading: "a", limit: 500 }],
] as const)("%s refuses %j", (_, schema, data) => {
  expect(schema.safeParse(data).success).toBe(false);
});
