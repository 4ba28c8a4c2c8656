import type { Article } from "./article-text.ts";
import { afterBuying } from "./articles/after-buying.ts";
import { badge } from "./articles/badge.ts";
import { credit } from "./articles/credit.ts";
import { distance } from "./articles/distance.ts";
import { firstMotorbike } from "./articles/first-motorbike.ts";
import { fuel } from "./articles/fuel.ts";
import { inspection } from "./articles/inspection.ts";
import { mileage } from "./articles/mileage.ts";
import { priceByAge } from "./articles/price-by-age.ts";
import { tradeIn } from "./articles/trade-in.ts";
import { warranty } from "./articles/warranty.ts";

/** Every article, by the name under which others lead to it: `{article:firstMotorbike}`. */
export const articles = {
  afterBuying,
  badge,
  credit,
  distance,
  firstMotorbike,
  fuel,
  inspection,
  mileage,
  priceByAge,
  tradeIn,
  warranty,
} as const satisfies Record<string, Article>;

export type ArticleId = keyof typeof articles;
