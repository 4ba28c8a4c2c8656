import { onTestFinished } from "vitest";
import { readKnownShopBy } from "#api/known-shop.ts";
import { toShop } from "#api/models/shop.ts";
import type { WireShop } from "#contract/shop.ts";

/** Until the present test ends, the shop is what the service has answered. */
export const answerShop = (answer: Partial<WireShop>): void => {
  const shop = toShop(answer);
  readKnownShopBy(() => shop);
  onTestFinished(() => readKnownShopBy(() => undefined));
};
