import { expect, test } from "vitest";
import type { z } from "zod";
import { examples as banner } from "./banner/examples.ts";
import { bannerSchema } from "./banner/schema.ts";
import { examples as benefits } from "./benefits/examples.ts";
import { benefitsSchema } from "./benefits/schema.ts";
import { examples as bodyTypes } from "./body-types/examples.ts";
import { bodyTypesSchema } from "./body-types/schema.ts";
import { examples as brands } from "./brands/examples.ts";
import { brandsSchema } from "./brands/schema.ts";
import { examples as faq } from "./faq/examples.ts";
import { faqSchema } from "./faq/schema.ts";
import { examples as hero } from "./hero/examples.ts";
import { heroSchema } from "./hero/schema.ts";
import { examples as richText } from "./rich-text/examples.ts";
import { richTextSchema } from "./rich-text/schema.ts";
import { examples as search } from "./search/examples.ts";
import { searchSchema } from "./search/schema.ts";
import { examples as steps } from "./steps/examples.ts";
import { stepsSchema } from "./steps/schema.ts";
import { examples as title } from "./title/examples.ts";
import { titleSchema } from "./title/schema.ts";
import { examples as vehicleDetail } from "./vehicle-detail/examples.ts";
import { vehicleDetailSchema } from "./vehicle-detail/schema.ts";
import { examples as vehicleRow } from "./vehicle-row/examples.ts";
import { vehicleRowSchema } from "./vehicle-row/schema.ts";

const blocks: [key: string, schema: z.ZodType, examples: readonly unknown[]][] = [
  ["banner", bannerSchema, banner],
  ["benefits", benefitsSchema, benefits],
  ["body-types", bodyTypesSchema, bodyTypes],
  ["brands", brandsSchema, brands],
  ["faq", faqSchema, faq],
  ["hero", heroSchema, hero],
  ["rich-text", richTextSchema, richText],
  ["search", searchSchema, search],
  ["steps", stepsSchema, steps],
  ["title", titleSchema, title],
  ["vehicle-detail", vehicleDetailSchema, vehicleDetail],
  ["vehicle-row", vehicleRowSchema, vehicleRow],
];

test.each(blocks)("the examples of %s fit its schema and come out as they went in", (_, schema, examples) => {
  expect(examples.length).toBeGreaterThan(0);
  for (const example of examples) expect(schema.parse(example)).toEqual(example);
});

test.each([
  ["hero", heroSchema, { title: "" }],
  ["hero", heroSchema, { title: "a", search: { action: "https://elsewhere.example/" } }],
  ["body-types", bodyTypesSchema, { heading: "a", items: [{ segment: "tank", text: "a", href: "/" }] }],
  ["benefits", benefitsSchema, { heading: "a", items: [{ title: "a", text: "b", icon: "skull" }] }],
  ["rich-text", richTextSchema, { blocks: [{ type: "script", text: "a" }] }],
  ["vehicle-detail", vehicleDetailSchema, { vin: "short" }],
  ["vehicle-row", vehicleRowSchema, { heading: "a", limit: 500 }],
] as const)("%s refuses %j", (_, schema, data) => {
  expect(schema.safeParse(data).success).toBe(false);
});
