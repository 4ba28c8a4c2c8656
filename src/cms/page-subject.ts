import type { Page } from "#api/models/page.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { articleBlock } from "#contract/blocks/article.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import type { Picture } from "#contract/picture.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";
import type { Result } from "#platform/result.ts";

/** The day of an article; undefined for pages that are none. */
export const publishedOf = ({ components }: Pick<Page, "components">): string | undefined =>
  findBlock(components, articleBlock)?.date;

/** The vehicle that a page is about; undefined for pages that are about none. */
export const loadPageVehicle = async ({ components, locale }: Page): Promise<Result<Vehicle> | undefined> => {
  const vehicle = findBlock(components, vehicleDetailBlock);
  return vehicle && loadVehicle(vehicle.vin, locale);
};

/** What a page is called: by its content, else by its vehicle, else by the shop. */
export const titleOf = ({ seo, header, slug }: Page, vehicle: Vehicle | undefined): string =>
  seo.title || (vehicle ? `${vehicle.card.brand} ${vehicle.card.model}`.trim() : header.logo.alt || slug);

/** The picture that stands for a page where it is shared: that of its vehicle or article, or of its beginning; else none. */
export const coverPicture = (
  { components }: Pick<Page, "components">,
  vehicle: Vehicle | undefined,
): Picture | undefined => {
  if (vehicle) {
    const { picture, imageUrl } = vehicle.card;
    return picture ?? (imageUrl === undefined ? undefined : { url: imageUrl });
  }
  const article = findBlock(components, articleBlock);
  return article ? article.picture : findBlock(components, heroBlock)?.image;
};
