import { kindOfSegment, type SegmentId } from "#domain/vehicle-types.ts";
import type { PictureChooser } from "./choose-pictures.ts";
import { createPicker } from "./create-picker.ts";
import { paintTable } from "./paints.ts";
import type { Random } from "./random.ts";

/** A source of paints for one body of one make. */
export type PaintPicker = (
  body: SegmentId,
  makeId: string,
) => (random: Random) => (typeof paintTable)[number];

/** How much more often a make comes in a paint in which its own face was rendered: so it is known by its face. */
const ownFaceWeight = 4;

/**
 * Paints as they are seen on the road, out of those in which the body can be shown: a car that is said to be white and
 * shown in red would be worse than a stock without white ones.
 */
export const createPaintPicker = (pictures: PictureChooser): PaintPicker => {
  const pickers = new Map<string, ReturnType<PaintPicker>>();
  return (body, makeId) => {
    const key = `${body} ${makeId}`;
    const known = pickers.get(key);
    if (known) return known;
    const kind = kindOfSegment(body);
    const picker = createPicker(paintTable, (paint) => {
      if (!pictures.hasPaint(body, paint.id)) return 0;
      return paint.common[kind] * (pictures.hasOwnFace(makeId, body, paint.id) ? ownFaceWeight : 1);
    });
    pickers.set(key, picker);
    return picker;
  };
};
