import { pictureUrl, pictureVariants } from "#backend/picture-variants.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Picture } from "#contract/picture.ts";
import { paints, type VehicleKind } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredPicture } from "../store/schema/vehicle-types.ts";

/** Views that do not show the paint. */
const inside = ["interior", "dashboard"] as const;
const views = [
  "front-three-quarter",
  "rear-three-quarter",
  "side",
  "front",
  "rear",
  "detail",
  ...inside,
] as const;

/** A picture with its encoded variants and what is seen on it. @param name `SEAT León` */
export const describePicture = (
  picture: StoredPicture,
  subject: { readonly name: string; readonly kind: VehicleKind },
  locale: Locale,
): Picture => ({
  url: pictureUrl(picture.file),
  width: picture.width,
  height: picture.height,
  alt: altText(picture, subject, locale),
  view: picture.view,
  variants: pictureVariants(picture.file),
});

const altText = (
  picture: StoredPicture,
  { name, kind }: { readonly name: string; readonly kind: VehicleKind },
  locale: Locale,
): string => {
  const wording = wordingOf(locale);
  const view = views.find((id) => picture.view.startsWith(id));
  const paint = paints.find((id) => id === picture.paint);
  const painted = paint === undefined || inside.some((id) => id === view);
  const shown = painted ? name : `${name} ${wording.paints[paint][kind]}`;
  return fill(wording.views[view ?? "other"][kind], { name: shown });
};
