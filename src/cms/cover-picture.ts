import type { Page } from "#contract/page.ts";
import type { Picture } from "#contract/picture.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { articleSchema } from "./blocks/article/schema.ts";
import { heroSchema } from "./blocks/hero/schema.ts";
import { vehicleDetailSchema } from "./blocks/vehicle-detail/schema.ts";

/** The day of an article; undefined for pages that are none. */
export const publishedOf = ({ components }: Pick<Page, "components">): string | undefined =>
  articleSchema.safeParse(components.find(({ key }) => key === "article")?.data).data?.date;

/** The picture that stands for a page where it is shared: that of its vehicle or article, or of its beginning; else none. */
export const loadCoverPicture = async ({ components, locale }: Page): Promise<Picture | undefined> => {
  const dataOf = (key: string) => components.find((component) => component.key === key)?.data;
  const vehicle = vehicleDetailSchema.safeParse(dataOf("vehicle-detail"));
  if (vehicle.success) {
    const answer = await loadVehicle(vehicle.data.vin, locale);
    if (!answer.ok) return undefined;
    const { picture, imageUrl } = answer.value.card;
    return picture ?? (imageUrl === undefined ? undefined : { url: imageUrl });
  }
  const article = articleSchema.safeParse(dataOf("article"));
  if (article.success) return article.data.picture;
  const hero = heroSchema.safeParse(dataOf("hero"));
  return hero.success ? hero.data.image : undefined;
};
