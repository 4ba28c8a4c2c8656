import type { SegmentId } from "#domain/vehicle-types.ts";
import type { PictureEntry } from "./picture-manifest.ts";
import { isUnpainted, type PictureSet, rank } from "./picture-sets.ts";
import type { SeedPicture } from "./seed-vehicle.ts";

export const lentViews = (
  chosen: PictureSet,
  setsOf: Map<string, PictureSet[]>,
  body: SegmentId,
): PictureEntry[] => {
  if (chosen.entries.some((entry) => isUnpainted(entry.view))) return [];
  const others = [...(setsOf.get(`${body} lent`) ?? []), ...(setsOf.get(body) ?? [])];
  const lender = others.find((set) => set.entries.some((entry) => isUnpainted(entry.view)));
  return lender?.entries.filter((entry) => isUnpainted(entry.view)) ?? [];
};

export const toGallery = (entries: readonly PictureEntry[]): SeedPicture[] =>
  [...entries]
    .sort((a, b) => rank(a) - rank(b) || (a.view < b.view ? -1 : Number(a.view > b.view)))
    .map(({ view, frame, file, width, height, body, paint }) => ({
      view,
      ...(frame === undefined ? {} : { frame }),
      file,
      width,
      height,
      body,
      paint,
    }));
