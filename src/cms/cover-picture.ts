import type { Page } from "#contract/page.ts";
import type { Picture } from "#contract/picture.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";
import { heroSchema } from "./blocks/hero/schema.ts";
import { vehicleDetailSchema } from "./blocks/vehicle-detail/schema.ts";

/** The picture that stands for a page where it is shared: that of its vehicle, or of its beginning; else none. */
export async function loadCoverPicture({ components, locale }: Page): Promise<Picture | undefined> {
  const dataOf = (key: string) => components.find((component) => component.key === key)?.data;
  const vehicle = vehicleDetailSchema.safeParse(dataOf("vehicle-detail"));
  if (vehicle.success) {
    const answer = await loadVehicle(vehicle.data.vin, locale);
    if (!answer.ok) return undefined;
    const { picture, imageUrl } = answer.value.card;
    return picture ?? (imageUrl === undefined ? undefined : { url: imageUrl });
  }
  const hero = heroSchema.safeParse(dataOf("hero"));
  return hero.success ? hero.data.image : undefined;
}
