import type { Page } from "#api/models/page.ts";
import { articleBlock } from "#contract/blocks/article.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import type { Picture } from "#contract/picture.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";

/** The day of an article; undefined for pages that are none. */
export const publishedOf = ({ components }: Pick<Page, "components">): string | undefined =>
  findBlock(components, articleBlock)?.date;

/** The picture that stands for a page where it is shared: that of its vehicle or article, or of its beginning; else none. */
export const loadCoverPicture = async ({ components, locale }: Page): Promise<Picture | undefined> => {
  const vehicle = findBlock(components, vehicleDetailBlock);
  if (vehicle) {
    const answer = await loadVehicle(vehicle.vin, locale);
    if (!answer.ok) return undefined;
    const { picture, imageUrl } = answer.value.card;
    return picture ?? (imageUrl === undefined ? undefined : { url: imageUrl });
  }
  const article = findBlock(components, articleBlock);
  return article ? article.picture : findBlock(components, heroBlock)?.image;
};
