import { wordingOf } from "#backend/wording/wording.ts";
import type { Picture } from "#contract/picture.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import type { DrawnPicture } from "../store/schema/picture-sets.ts";
import type { VehicleRow } from "./read-vehicles.ts";
import { fullName } from "./vehicle-names.ts";

/** What distinguishes the pictures of a vehicle from those of others like it. */
type Shown = {
  readonly vehicle: Pick<VehicleRow["vehicle"], "kind" | "kilometers">;
  readonly details: Pick<VehicleRow["details"], "pictures" | "paint" | "displayPlate">;
  readonly rendered: Pick<NonNullable<VehicleRow["rendered"]>, "pictures"> | null;
} & Pick<VehicleRow, "brand" | "model">;

/** The pictures of a vehicle with their descriptions: its photographs, else the rendered pictures of its model. */
export const describePictures = (row: Shown, locale: Locale): Picture[] => {
  const { pictures } = row.details;
  if (pictures.length > 0) return pictures.map(({ url }) => ({ url, alt: nameOnly(row, locale) }));
  return row.rendered?.pictures.map((picture) => describeRendered(picture, row, locale)) ?? [];
};

/** The picture of lists, without a caption: there it would be too small to be read. */
export const describeCover = (row: Shown, locale: Locale): Picture | undefined => {
  const [url, cover] = [row.details.pictures[0]?.url, row.rendered?.pictures[0]];
  if (url !== undefined) return { url, alt: nameOnly(row, locale) };
  return cover && withoutWriting(describeRendered(cover, row, locale));
};

/** Whether the pictures show another vehicle of the model. */
export const isShownByDrawings = ({ details, rendered }: Pick<Shown, "details" | "rendered">): boolean =>
  details.pictures.length === 0 && rendered !== null;

/** The camera position of a photograph is unknown. */
const nameOnly = (row: Shown, locale: Locale): string =>
  fill(wordingOf(locale).views.other[row.vehicle.kind], { name: fullName(locale, row) });

const withoutWriting = ({ overlays: _, ...picture }: Picture): Picture => picture;

const describeRendered = (picture: DrawnPicture, row: Shown, locale: Locale): Picture => {
  const { view, files, width, height } = picture;
  const overlays = overlaysOf(picture, row);
  return {
    url: files[width] ?? "",
    width,
    height,
    alt: altText(view, row, locale),
    view,
    variants: Object.entries(files).map(([of, url]) => ({ url, width: Number(of), type: "image/avif" })),
    ...(overlays.length > 0 && { overlays }),
  };
};

const overlaysOf = (
  { plate, odometer }: DrawnPicture,
  { vehicle, details }: Shown,
): NonNullable<Picture["overlays"]> => [
  ...(plate && details.displayPlate !== null
    ? [{ kind: "plate" as const, text: details.displayPlate, corners: [...plate] }]
    : []),
  ...(odometer
    ? [{ kind: "odometer" as const, text: `${vehicle.kilometers} km`, corners: [...odometer] }]
    : []),
];

/** The first of these that a view's name starts with selects the description. */
const views = [
  "front-three-quarter",
  "side",
  "front",
  "rear",
  "interior",
  "odometer",
  "boot",
  "wheel",
  "engine",
] as const;
const painted: readonly string[] = ["front-three-quarter", "side", "front", "rear"];

const altText = (view: string, row: Shown, locale: Locale): string => {
  const { vehicle, details } = row;
  const { paints, views: words } = wordingOf(locale);
  const shownView = views.find((id) => view.startsWith(id)) ?? "other";
  const name = fullName(locale, row);
  return fill(words[shownView][vehicle.kind], {
    name: painted.includes(shownView) ? `${name} ${paints[details.paint][vehicle.kind]}` : name,
    kms: marketOf(locale).formats.kilometres(vehicle.kilometers),
  });
};
