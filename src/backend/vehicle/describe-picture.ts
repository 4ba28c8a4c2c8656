import { pictureUrl, pictureVariants } from "#backend/picture-variants.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import type { Picture } from "#contract/picture.ts";
import { paints, type VehicleKind } from "#domain/vehicle-types.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { RenderedPicture, StoredPicture } from "../store/schema/vehicle-types.ts";

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

/** Where a picture is, for whoever takes only one size. */
export const addressOfPicture = (picture: StoredPicture): string =>
  "file" in picture ? pictureUrl(picture.file) : picture.url;

/** A picture with what is seen on it and, of one that was rendered, its encoded variants. @param name `SEAT León` */
export const describePicture = (
  picture: StoredPicture,
  subject: { readonly name: string; readonly kind: VehicleKind },
  locale: Locale,
): Picture => {
  const url = addressOfPicture(picture);
  if (!("file" in picture)) return { url, alt: nameOnly(subject, locale) };
  const { width, height, view } = picture;
  const alt = altText(picture, subject, locale);
  return { url, width, height, alt, view, variants: pictureVariants(picture.file) };
};

/** Of a photograph nobody says where the camera stood. */
const nameOnly = (
  { name, kind }: { readonly name: string; readonly kind: VehicleKind },
  locale: Locale,
): string => fill(wordingOf(locale).views.other[kind], { name });

const altText = (
  picture: RenderedPicture,
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
