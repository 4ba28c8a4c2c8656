import "server-only";
import { env } from "#platform/env.ts";
import { isLocalUrl } from "#platform/env-values.ts";
import { perProcess } from "#platform/per-process.ts";
import { type Shop, toShop } from "./models/shop.ts";

const source = perProcess("known-shop", () => ({ read: (): Shop | undefined => undefined }));

/** Where {@link answeredShop} finds the last answer. */
export const readKnownShopBy = (read: () => Shop | undefined): void => {
  source().read = read;
};

/** The shop as the service said last; undefined until it has. */
const answeredShop = (): Shop | undefined => source().read();

/** The same: the pipeline loads it before each page is rendered (`load-shop.ts`). Without an answer, as the storefront is configured. */
export const knownShop = (): Shop => answeredShop() ?? toShop({});

/** Whether invented vehicles are published: every page says so, and none is indexed. */
export const isPublicDemo = (): boolean => knownShop().isDemo && !isLocalUrl(env().SITE_URL);

/** Whether the icons in `public/` are the site's: they are the demo's, and of a storefront that no service names. */
export const hasCommonIcons = (): boolean => {
  const { name, isDemo } = knownShop();
  return name === undefined || isDemo;
};
