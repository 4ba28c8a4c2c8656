import { siteAddress } from "#backend/http/site-address.ts";
import type { Shop } from "#backend/shop/read-shop.ts";
import { shopFileAddress } from "#backend/shop/shop-file-address.ts";
import { homePath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import { type Markup, markup } from "./markup.ts";

/** What the frame of mails and of the services' own pages shows of the shop. */
export type FramedShop = Pick<Shop, "name" | "legalEntity" | "theme" | "images" | "files" | "isDemo">;

/** The shop's icon, which mail programs and browsers read; undefined where it has none. */
const iconOf = ({ files, images, isDemo }: FramedShop): string | undefined => {
  const path = shopFileAddress(files, images.icon) ?? (isDemo ? "/icons/app-192.png" : undefined);
  return path && new URL(path, siteAddress()).href;
};

/** Icon and name of the shop, which lead to it. */
export const shopHeader = (shop: FramedShop, locale: Locale): Markup => {
  const icon = iconOf(shop);
  return markup`<header><a href="${siteAddress()}${homePath(locale)}">${
    icon !== undefined && markup`<img src="${icon}" alt="" width="40" height="40">`
  }${shop.name}</a></header>`;
};

/** The company behind the shop; nothing where it is not known. */
export const shopFooter = ({ legalEntity: company }: FramedShop): Markup =>
  markup`${company && markup`<footer>${company.name} · ${company.taxId} · ${company.address}</footer>`}`;
