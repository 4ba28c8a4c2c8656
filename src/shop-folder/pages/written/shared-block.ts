import type { Locale } from "#platform/locale.ts";
import { checkPlaces } from "#shop-folder/files/check-places.ts";
import { ShopFileError } from "#shop-folder/files/shop-file-error.ts";
import type { ShopTexts } from "../../shop-texts.ts";
import { pageNamed } from "../page-path.ts";
import type { ShopComponent } from "../shop-page.ts";

/**
 * A block that pages of places have in common with a written page.
 * @throws ShopFileError where it holds places, which are filled on the written page only
 */
export const sharedBlock = (
  shop: Pick<ShopTexts, "pages">,
  locale: Locale,
  name: string,
  id: string,
): ShopComponent => {
  const { text, texts, written } = pageNamed(shop, name)[locale];
  const index = text.components.findIndex((component) => component.id === id);
  const block = text.components[index];
  if (block === undefined) throw new RangeError(`${written.file} has no block "${id}"`);
  const own = texts.filter(({ field }) => field.startsWith(`blocks.${index}.`));
  const faults = checkPlaces(own, {});
  if (faults.length > 0) throw new ShopFileError(faults);
  return block;
};
