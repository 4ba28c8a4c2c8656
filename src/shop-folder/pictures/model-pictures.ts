import { z } from "zod";
import type { DrawnPicture } from "#backend/store/schema/picture-sets.ts";
import { type PaintId, paints, vehicleKinds } from "#domain/vehicle-types.ts";
import { repositoryFile } from "../files/repository-file.ts";
import { ShopFileError } from "../files/shop-file-error.ts";
import { type Look, modelViews, picturePath, turnPath } from "./model-views.ts";

const share = z.number().min(-0.5).max(1.5);
/** Of something flat in a picture: four points, clockwise from the top left as one reads it, in shares of width and height. */
const corners = z.tuple([share, share, share, share, share, share, share, share]);

const version = z.string().regex(/^[0-9a-f]{4}$/, "expected four digits of a fingerprint");

const modelEntry = z.strictObject({
  kind: z.enum(vehicleKinds),
  version,
  /** Paint and rim of each look; vehicles of a model take them in turn. */
  looks: z.array(z.tuple([z.enum(paints), z.string().min(1)])).min(1),
  /** Where the number plate is, by view. */
  plates: z.record(z.string(), corners),
  /** Where the kilometres are, in the view of the odometer. */
  odometer: corners,
  /** Frames of one turn round its first look, where it was rendered. */
  turn: z.int().min(2).optional(),
});

/** A picture that stands in a text. */
const scene = z.strictObject({ version });

const name = z.string().regex(/^[a-z0-9-]+$/);

const manifest = z.strictObject({
  models: z.record(name, modelEntry),
  scenes: z.record(name, scene).default({}),
});

export type ModelEntry = z.infer<typeof modelEntry>;
/** Every model that was rendered, by its key (`model-key.ts`), and every scene by its name (`texts/scenes.ts`). */
export type ModelPictures = z.infer<typeof manifest>;

export const noPictures: ModelPictures = { models: {}, scenes: {} };

/** The pictures rendered for the demo shop. @throws ShopFileError */
export const drawnPictures = (): ModelPictures =>
  readModelPictures("src/shop-folder/pictures/model-pictures.json");

/** The pictures of a model in one paint with one rim. */
export type PictureSet = {
  /** `audi-a1-hatchback red five-spoke`, and `right` where that side comes first. */
  readonly name: string;
  readonly paint: PaintId;
  readonly pictures: DrawnPicture[];
  /** Frames of one turn round it. */
  readonly turn: string[] | null;
};

/**
 * Reads which pictures there are.
 * @param file its path from the root
 * @throws ShopFileError that names the file, the field and, where the file is no JSON, the line
 */
export const readModelPictures = (file: string): ModelPictures => {
  const { data, error } = manifest.safeParse(parseJson(file));
  if (data !== undefined) return data;
  throw new ShopFileError(error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`));
};

const parseJson = (file: string): unknown => {
  const { text } = repositoryFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /line (\d+)/.exec(message)?.[1] ?? lineOf(text, /position (\d+)/.exec(message)?.[1]);
    throw new ShopFileError([`${file}:${line}: ${message}`]);
  }
};

const lineOf = (text: string, position: string | undefined): number =>
  text.slice(0, position === undefined ? text.length : Number(position)).split("\n").length;

/**
 * What the vehicles of a model are shown by, to be taken in turn: its looks, and those once more from the other side, so that twice as
 * many can stand in a list before two show the same.
 */
export const pictureSetsOf = (key: string, entry: ModelEntry): PictureSet[] => {
  const sets = entry.looks.map(([paint, rim], index) => ({
    name: `${key} ${paint} ${rim}`,
    paint,
    pictures: picturesOf(key, entry, { paint, rim }),
    turn: index === 0 ? framesOf(key, entry) : null,
  }));
  const fromTheRight = sets.map(({ name, pictures, ...set }) => ({
    ...set,
    name: `${name} right`,
    pictures: rightSideFirst(pictures),
  }));
  return [...sets, ...fromTheRight];
};

const framesOf = (key: string, { version, turn }: ModelEntry): string[] | null =>
  turn === undefined ? null : Array.from({ length: turn }, (_, frame) => turnPath(key, version, frame));

const rightSideFirst = (pictures: readonly DrawnPicture[]): DrawnPicture[] => {
  const right = pictures.filter(({ view }) => view === "front-three-quarter-right");
  return [...right, ...pictures.filter((picture) => !right.includes(picture))];
};

/** In the order of the gallery. */
const picturesOf = (key: string, entry: ModelEntry, look: Look): DrawnPicture[] => {
  const model = { key, version: entry.version, looks: entry.looks.map(asLook) };
  return modelViews[entry.kind].map((shown) => {
    const { view, widths } = shown;
    const width = Math.max(...widths);
    const plate = entry.plates[view];
    return {
      view,
      files: Object.fromEntries(widths.map((of) => [of, picturePath(model, shown, look, of)])),
      width,
      height: (width * 3) / 4,
      ...(plate && { plate }),
      ...(view === "odometer" && { odometer: entry.odometer }),
    };
  });
};

const asLook = ([paint, rim]: ModelEntry["looks"][number]): Look => ({ paint, rim });

/** Every file that an entry promises, each once, as `/pictures/...`. */
export const filesOf = (key: string, entry: ModelEntry): string[] => [
  ...new Set(
    pictureSetsOf(key, entry).flatMap(({ pictures, turn }) => [
      ...pictures.flatMap(({ files }) => Object.values(files)),
      ...(turn ?? []),
    ]),
  ),
];
