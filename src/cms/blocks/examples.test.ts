import { expect, test } from "vitest";
import { examples as article } from "./article/examples.ts";
import { articleSchema } from "./article/schema.ts";
import { benefitsSchema } from "./benefits/schema.ts";
import { blockExamples } from "./block-examples.ts";
import { blogListSchema } from "./blog-list/schema.ts";
import { bodyTypesSchema } from "./body-types/schema.ts";
import { dealerLocatorSchema } from "./dealer-locator/schema.ts";
import { figuresTableSchema } from "./figures-table/schema.ts";
import { financeSimulatorSchema } from "./finance-simulator/schema.ts";
import { heroSchema } from "./hero/schema.ts";
import { reviewsSchema } from "./reviews/schema.ts";
import { richTextSchema } from "./rich-text/schema.ts";
import { vehicleDetailSchema } from "./vehicle-detail/schema.ts";
import { vehicleRowSchema } from "./vehicle-row/schema.ts";

test.each(blockExamples)(
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
  ["reviews", reviewsSchema, { heading: "a", items: [] }],
  ["reviews", reviewsSchema, { heading: "a", note: "b", items: [{ rating: 9 }] }],
  ["dealer-locator", dealerLocatorSchema, { heading: "a", places: [{ id: "../x", name: "b", dealers: [] }] }],
  ["finance-simulator", financeSimulatorSchema, { heading: "a", list: "https://elsewhere.example/" }],
  ["vehicle-row", vehicleRowSchema, { heading: "a", limit: 500 }],
] as const)("%s refuses %j", (_, schema, data) => {
  expect(schema.safeParse(data).success).toBe(false);
});
