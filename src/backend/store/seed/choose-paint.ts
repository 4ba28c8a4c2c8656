import { kindOfSegment, type SegmentId } from "#domain/vehicle-types.ts";
import type { PictureChooser } from "./choose-pictures.ts";
import { paintTable } from "./paints.ts";
import { createPicker, type Random } from "./random.ts";

/** A source of paints for one body. */
export type PaintPicker = (body: SegmentId) => (random: Random) => (typeof paintTable)[number];

/**
 * Paints as they are seen on the road, out of those in which the body can be shown: a car that is said to be white and
 * shown in red would be worse than a stock without white ones.
 */
export function createPaintPicker(pictures: PictureChooser): PaintPicker {
  const pickers = new Map<SegmentId, ReturnType<PaintPicker>>();
  return (body) => {
    const known = pickers.get(body);
    if (known) return known;
    const kind = kindOfSegment(body);
    const picker = createPicker(paintTable, (paint) =>
      pictures.hasPaint(body, paint.id) ? paint.common[kind] : 0,
    );
    pickers.set(body, picker);
    return picker;
  };
}
