import type { z } from "zod";
import { examples as article } from "./article/examples.ts";
import { articleSchema } from "./article/schema.ts";
import { examples as banner } from "./banner/examples.ts";
import { bannerSchema } from "./banner/schema.ts";
import { examples as benefits } from "./benefits/examples.ts";
import { benefitsSchema } from "./benefits/schema.ts";
import { examples as blogList } from "./blog-list/examples.ts";
import { blogListSchema } from "./blog-list/schema.ts";
import { examples as bodyTypes } from "./body-types/examples.ts";
import { bodyTypesSchema } from "./body-types/schema.ts";
import { examples as brands } from "./brands/examples.ts";
import { brandsSchema } from "./brands/schema.ts";
import { examples as dealerLocator } from "./dealer-locator/examples.ts";
import { dealerLocatorSchema } from "./dealer-locator/schema.ts";
import { examples as faq } from "./faq/examples.ts";
import { faqSchema } from "./faq/schema.ts";
import { examples as figuresTable } from "./figures-table/examples.ts";
import { figuresTableSchema } from "./figures-table/schema.ts";
import { examples as financeSimulator } from "./finance-simulator/examples.ts";
import { financeSimulatorSchema } from "./finance-simulator/schema.ts";
import { examples as hero } from "./hero/examples.ts";
import { heroSchema } from "./hero/schema.ts";
import { examples as latestArticles } from "./latest-articles/examples.ts";
import { latestArticlesSchema } from "./latest-articles/schema.ts";
import { examples as linkGrid } from "./link-grid/examples.ts";
import { linkGridSchema } from "./link-grid/schema.ts";
import { examples as reviews } from "./reviews/examples.ts";
import { reviewsSchema } from "./reviews/schema.ts";
import { examples as richText } from "./rich-text/examples.ts";
import { richTextSchema } from "./rich-text/schema.ts";
import { examples as search } from "./search/examples.ts";
import { searchSchema } from "./search/schema.ts";
import { examples as sellBanner } from "./sell-banner/examples.ts";
import { sellBannerSchema } from "./sell-banner/schema.ts";
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
  ["article", articleSchema, article],
  ["banner", bannerSchema, banner],
  ["benefits", benefitsSchema, benefits],
  ["blog-list", blogListSchema, blogList],
  ["body-types", bodyTypesSchema, bodyTypes],
  ["brands", brandsSchema, brands],
  ["dealer-locator", dealerLocatorSchema, dealerLocator],
  ["faq", faqSchema, faq],
  ["figures-table", figuresTableSchema, figuresTable],
  ["finance-simulator", financeSimulatorSchema, financeSimulator],
  ["hero", heroSchema, hero],
  ["latest-articles", latestArticlesSchema, latestArticles],
  ["link-grid", linkGridSchema, linkGrid],
  ["reviews", reviewsSchema, reviews],
  ["rich-text", richTextSchema, richText],
  ["search", searchSchema, search],
  ["sell-banner", sellBannerSchema, sellBanner],
  ["steps", stepsSchema, steps],
  ["title", titleSchema, title],
  ["vehicle-detail", vehicleDetailSchema, vehicleDetail],
  ["vehicle-row", vehicleRowSchema, vehicleRow],
];
