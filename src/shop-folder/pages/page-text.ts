import type { ShopComponent, ShopPage } from "./shop-page.ts";

/** A page before frame, address and figures: what its author writes. Texts may hold `{placeholders}`. */
export type PageText = Pick<ShopPage, "seo"> & { components: ShopComponent[] };
