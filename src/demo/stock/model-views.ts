import type { VehicleKind } from "#domain/vehicle-types.ts";

/** What a view's file depends on besides the model: its paint, its rim. */
type Shown = "paint" | "rim";
type ModelView = {
  readonly view: string;
  readonly widths: readonly number[];
  readonly shows: readonly Shown[];
};

const CARD = [360, 720];
const OTHER = [640];
const view = <const Name extends string>(name: Name, ...shows: Shown[]) => ({
  view: name,
  widths: OTHER,
  shows,
});

/** The pictures of a vehicle, in the order of its gallery; the first is the one of lists. All are four to three. */
export const modelViews = {
  car: [
    { view: "front-three-quarter-left", widths: CARD, shows: ["paint", "rim"] },
    view("side", "paint", "rim"),
    view("rear", "paint"),
    view("front-three-quarter-right", "paint", "rim"),
    view("front", "paint"),
    view("interior"),
    view("odometer"),
    view("boot"),
    view("wheel", "rim"),
  ],
  motorbike: [
    { view: "front-three-quarter-left", widths: CARD, shows: ["paint"] },
    view("side", "paint"),
    view("rear", "paint"),
    view("front-three-quarter-right", "paint"),
    view("front", "paint"),
    view("odometer"),
    view("engine", "paint"),
    view("wheel", "paint"),
  ],
} as const satisfies Readonly<Record<VehicleKind, readonly ModelView[]>>;

/** A view's name among those of both kinds. */
export type ModelViewId = (typeof modelViews)[VehicleKind][number]["view"];

export type Look = { readonly paint: string; readonly rim: string };

/**
 * The path of a picture under `public/`, `/pictures/audi-a1-hatchback/3f9a2c-red-side-640.avif`. The version is a fingerprint of all
 * that the model is drawn from, so a path always shows the same.
 */
export const picturePath = (
  key: string,
  version: string,
  { view: name, shows }: { readonly view: string; readonly shows: readonly Shown[] },
  look: Look,
  width: number,
): string => `/pictures/${key}/${[version, ...shows.map((part) => look[part]), name, width].join("-")}.avif`;
