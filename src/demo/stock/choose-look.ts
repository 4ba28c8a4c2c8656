import { kindOfSegment, type PaintId, type VehicleKind } from "#domain/vehicle-types.ts";
import { type ModelPictures, type PictureSet, pictureSetsOf } from "#shop-folder/pictures/model-pictures.ts";
import type { CatalogueVersion } from "../catalogue/catalogue-types.ts";
import { createPicker } from "./create-picker.ts";
import { modelKey } from "./model-key.ts";
import { paintTable } from "./paints.ts";
import type { Random } from "./random.ts";

type ChosenLook = {
  readonly paint: PaintId;
  /** What shows it; null where the model was not rendered. */
  readonly pictureSet: PictureSet | null;
};

export type LookChooser = (version: CatalogueVersion, random: Random) => ChosenLook;

const pickPaint = {
  car: createPicker(paintTable, ({ common }) => common.car),
  motorbike: createPicker(paintTable, ({ common }) => common.motorbike),
} satisfies Record<VehicleKind, unknown>;

/**
 * Gives every vehicle the next look of its model, so that those that stand side by side in a list differ. A model that was not rendered
 * has paints as they are seen on the road. The same draws are made either way: pictures change nothing else of the stock.
 */
export const createLookChooser = ({ models }: ModelPictures): LookChooser => {
  const given = new Map<string, number>();
  const made = new Map<string, PictureSet[]>();
  return (version, random) => {
    const paint = pickPaint[kindOfSegment(version.body)](random).id;
    const key = modelKey({ make: version.makeId, model: version.modelName, body: version.body });
    const entry = models[key];
    if (entry === undefined) return { paint, pictureSet: null };
    const sets = made.get(key) ?? pictureSetsOf(key, entry);
    made.set(key, sets);
    const index = given.get(key) ?? 0;
    given.set(key, index + 1);
    const pictureSet = sets[index % sets.length] ?? null;
    return { paint: pictureSet?.paint ?? paint, pictureSet };
  };
};
