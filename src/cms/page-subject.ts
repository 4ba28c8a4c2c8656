import type { Page } from "#api/models/page.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { articleBlock } from "#contract/blocks/article.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { heroBlock } from "#contract/blocks/hero.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import type { Picture } from "#contract/picture.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";
import type { Result } from "#platform/result.ts";

/** Publication date of an article; undefined for other pages. */
export const publishedOf = ({ components }: Pick<Page, "components">): string | undefined =>
  findBlock(components, articleBlock)?.date;

/** The vehicle of a page; undefined for other pages. */
export const loadPageVehicle = async ({ components, locale }: Page): Promise<Result<Vehicle> | undefined> => {
  const vehicle = findBlock(components, vehicleDetailBlock);
  return vehicle && loadVehicle(vehicle.vin, locale);
};

/** Title of a page: from its content, else its vehicle, else the site's name. */
export const titleOf = ({ seo, header, slug }: Page, vehicle: Vehicle | undefined): string =>
  seo.title || (vehicle ? `${vehicle.card.brand} ${vehicle.card.model}`.trim() : header.logo.alt || slug);

/** The picture for sharing a page: that of its vehicle, article or hero; else none. */
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
