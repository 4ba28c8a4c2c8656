import type { VehicleKind } from "#domain/vehicle-types.ts";

/** What a view's file depends on besides the model: its paint, its rim. */
type Shown = "paint" | "rim";
type ModelView = {
  readonly view: string;
  /** What it is called in the name of its file. */
  readonly file: string;
  readonly widths: readonly number[];
  readonly shows: readonly Shown[];
};

const CARD = [360, 720];
const OTHER = [640];
const view = <const Name extends string>(name: Name, ...shows: Shown[]) => ({
  view: name,
  file: name as string,
  widths: OTHER,
  shows,
});

/** The pictures of a vehicle, in the order of its gallery; the first is the one of lists. All are four to three. */
export const modelViews = {
  car: [
    { view: "front-three-quarter-left", file: "left", widths: CARD, shows: ["paint", "rim"] },
    view("side", "paint", "rim"),
    view("rear", "paint"),
    { ...view("front-three-quarter-right", "paint", "rim"), file: "right" },
    view("front", "paint"),
    view("interior"),
    view("odometer"),
    view("boot"),
    view("wheel", "rim"),
  ],
  motorbike: [
    { view: "front-three-quarter-left", file: "left", widths: CARD, shows: ["paint"] },
    view("side", "paint"),
    view("rear", "paint"),
    { ...view("front-three-quarter-right", "paint"), file: "right" },
    view("front", "paint"),
    view("odometer"),
    view("engine", "paint"),
    view("wheel", "paint"),
  ],
} as const satisfies Readonly<Record<VehicleKind, readonly ModelView[]>>;

export type Look = { readonly paint: string; readonly rim: string };

/** The number of the first look that looks the same in a view; undefined where all of them do. */
const numberIn = (
  { shows }: Pick<ModelView, "shows">,
  looks: readonly Look[],
  look: Look,
): number | undefined =>
  shows.length === 0
    ? undefined
    : looks.findIndex((other) => shows.every((part) => other[part] === look[part]));

/**
 * The path of a picture under `public/`, `/pictures/audi-a1-hatchback/3f9a-4-side-640.avif`. The version is a fingerprint of all that the
 * model is rendered from, its looks in their order among it, so a path always shows the same. A list has 24 of them: they are short.
 */
export const picturePath = (
  {
    key,
    version,
    looks,
  }: { readonly key: string; readonly version: string; readonly looks: readonly Look[] },
  shown: Pick<ModelView, "file" | "shows">,
  look: Look,
  width: number,
): string => {
  const number = numberIn(shown, looks, look);
  return `/pictures/${key}/${[version, ...(number === undefined ? [] : [number]), shown.file, width].join("-")}.avif`;
};

export const TURN_WIDTH = 640;

/** The path of a frame of one turn round a model, from 0. */
export const turnPath = (key: string, version: string, frame: number): string =>
  `/pictures/${key}/${version}-turn-${String(frame).padStart(2, "0")}-${TURN_WIDTH}.avif`;
