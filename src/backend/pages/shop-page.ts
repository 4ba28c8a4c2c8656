import { type Page, pageResponse } from "#backend/http/page-response.ts";
import { siteOrigin } from "#backend/http/site-address.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { formStyle } from "./form-style.ts";
import { shopFooter, shopHeader } from "./shop-frame.ts";

/** A page of the services in the shop's own frame: its name, icon, colours and company. */
export const shopPage = async (
  orm: Orm,
  {
    moreStyle = "",
    ...page
  }: Omit<Page, "style" | "header" | "footer" | "pictures"> & {
    /** Beside the style of forms. */
    readonly moreStyle?: string;
  },
): Promise<Response> => {
  const shop = await readShop(orm);
  return pageResponse({
    ...page,
    style: formStyle(shop) + moreStyle,
    header: shopHeader(shop, page.locale).html,
    footer: shopFooter(shop).html,
    pictures: ["'self'", siteOrigin()],
  });
};
