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

/** What every block is shown and tested with: its key, its schema and data as the content service sends it. */
export const blockExamples: readonly (readonly [
  key: string,
  schema: z.ZodType,
  examples: readonly unknown[],
])[] = [
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
