import type { Handler } from "#backend/http/mount.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { readShop } from "./read-shop.ts";
import { shopFileAddress } from "./shop-file-address.ts";

/** `GET shop`. */
export const getShop: Handler<typeof readingEndpoints.shop> = async (_, { orm }) => {
  const shop = await readShop(orm);
  const { name, isDemo, legalEntity, contact, languages, kinds, companyId, dealerGroups, forms } = shop;
  const { typeface, ...theme } = shop.theme;
  const address = (path: string | undefined) => shopFileAddress(shop.files, path);
  return {
    ...{ name, demo: isDemo, legalEntity, languages, kinds, companyId, dealerGroups, forms },
    ...{ mail: contact.mail, phone: contact.phone },
    theme: { ...theme, typeface: address(typeface) },
    icon: address(shop.images.icon),
    sharePicture: address(shop.images.share),
  };
};
