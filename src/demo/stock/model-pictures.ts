import { z } from "zod";
import { paints, vehicleKinds } from "#domain/vehicle-types.ts";
import { DemoFileError } from "../files/demo-file-error.ts";
import { readFile } from "../files/read-file.ts";
import { type ModelViewId, modelViews, picturePath } from "./model-views.ts";

const share = z.number().min(-0.5).max(1.5);
/** Of something flat in a picture: four points, clockwise from the top left as one reads it, in shares of width and height. */
const corners = z.tuple([share, share, share, share, share, share, share, share]);

const modelEntry = z.strictObject({
  kind: z.enum(vehicleKinds),
  version: z.string().regex(/^[0-9a-f]{8}$/, "expected eight digits of a fingerprint"),
  /** Paint and rim of each look; vehicles of a model take them in turn. */
  looks: z.array(z.tuple([z.enum(paints), z.string().min(1)])).min(1),
  /** Where the number plate is, by view. */
  plates: z.record(z.string(), corners),
  /** Where the kilometres are, in the view of the odometer. */
  odometer: corners,
});

const manifest = z.strictObject({ models: z.record(z.string().regex(/^[a-z0-9-]+$/), modelEntry) });

export type ModelEntry = z.infer<typeof modelEntry>;
/** Every model that was drawn, by its key (`model-key.ts`). */
export type ModelPictures = z.infer<typeof manifest>;
export type Corners = z.infer<typeof corners>;

/** A view of a vehicle: the paths of its picture by width, the largest width with its height, and what the page writes on it. */
export type VehicleView = {
  readonly view: ModelViewId;
  readonly src: Readonly<Record<number, string>>;
  readonly width: number;
  readonly height: number;
  readonly plate?: Corners;
  readonly odometer?: Corners;
};

/**
 * Reads which pictures there are.
 * @param file its path from the root
 * @throws DemoFileError that names the file, the field and, where the file is no JSON, the line
 */
export const readModelPictures = (file: string): ModelPictures => {
  const { data, error } = manifest.safeParse(parseJson(file));
  if (data !== undefined) return data;
  throw new DemoFileError(error.issues.map(({ path, message }) => `${file}: ${path.join(".")}: ${message}`));
};

const parseJson = (file: string): unknown => {
  const text = readFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const line = /line (\d+)/.exec(message)?.[1] ?? lineOf(text, /position (\d+)/.exec(message)?.[1]);
    throw new DemoFileError([`${file}:${line}: ${message}`]);
  }
};

const lineOf = (text: string, position: string | undefined): number =>
  text.slice(0, position === undefined ? text.length : Number(position)).split("\n").length;

/**
 * The views of a model's look, in the order of the gallery.
 * @param index any number from 0; looks are taken in turn
 */
export const viewsOf = (key: string, entry: ModelEntry, index: number): VehicleView[] => {
  const [paint, rim] = entry.looks[index % entry.looks.length] ?? ["", ""];
  return modelViews[entry.kind].map((shown) => {
    const { view, widths } = shown;
    const width = Math.max(...widths);
    const plate = entry.plates[view];
    return {
      view,
      src: Object.fromEntries(
        widths.map((of) => [of, picturePath(key, entry.version, shown, { paint, rim }, of)]),
      ),
      width,
      height: (width * 3) / 4,
      ...(plate && { plate }),
      ...(view === "odometer" && { odometer: entry.odometer }),
    };
  });
};
