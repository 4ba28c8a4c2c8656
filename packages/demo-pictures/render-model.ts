import type { PaintId, VehicleKind } from "../../src/domain/vehicle-types.ts";
import type { ModelEntry } from "../../src/shop-folder/pictures/model-pictures.ts";
import { modelViews, picturePath, TURN_WIDTH, turnPath } from "../../src/shop-folder/pictures/model-views.ts";
import { develop, developPlain, type Exposure } from "./develop/develop.ts";
import type { Darkroom, ViewId } from "./output/darkroom.ts";
import { encodePicture } from "./output/encode.ts";
import type { PlannedLook } from "./plan/plan-looks.ts";
import type { ModelPlan } from "./plan/plan-model.ts";
import type { Exposed } from "./scene/page.ts";
import type { BackdropId } from "./tables/backdrops.ts";
import { PAINTS } from "./tables/paints.ts";
import { TURN_FRAMES } from "./tables/views.ts";

type Corners = NonNullable<ModelEntry["odometer"]>;

/** A view's name among those of cars and motorbikes. */
type ModelViewId = (typeof modelViews)[VehicleKind][number]["view"];

/** Pixels that are exposed: above the largest width, since scaling down is what smooths the edges. */
const SIZES = { card: [1080, 810], other: [832, 624], turn: [832, 624] } as const;
/** What a vehicle turns before, and what is behind its close-ups. */
const PLAIN: BackdropId = "studio";
/** A car's wheel is shown so closely that of the body there is a corner at most. */
const WHEEL_PAINT: PaintId = "black";

type ModelView = (typeof modelViews)[ModelPlan["kind"]][number];
type Found = { readonly plates: ModelEntry["plates"]; odometer?: Corners };

/**
 * Renders all pictures of a model and writes their files under `folder`.
 * @returns its entry in the manifest
 */
export const renderModel = async (
  plan: ModelPlan,
  darkroom: Darkroom,
  folder: string,
): Promise<ModelEntry> => {
  const found: Found = { plates: {} };
  const writing: Promise<void>[] = [];
  await darkroom.prepare(plan.vehicle);
  for (const shown of modelViews[plan.kind]) {
    for (const [rim, looks] of byRim(plan, shown)) {
      const places = placesOf(shown.view, looks);
      const exposure = await exposed(darkroom, plan, shown.view, rim, places);
      note(found, shown.view, exposure);
      writing.push(write(exposure, places, looks, plan, shown, folder));
    }
  }
  if (plan.isTurned) await drawTurn(darkroom, plan, folder);
  await Promise.all(writing);
  const { odometer } = found;
  if (!odometer) throw new Error(`${plan.key}: no odometer was seen.`);
  return {
    kind: plan.kind,
    version: plan.version,
    looks: plan.looks.map(({ paint, rim }) => [paint, rim]),
    plates: found.plates,
    odometer,
    ...(plan.isTurned && { turn: TURN_FRAMES }),
  };
};

/** How many views are exposed for a model. */
export const viewsOf = (plan: ModelPlan): number =>
  modelViews[plan.kind].reduce(
    (sum, shown) => sum + byRim(plan, shown).size,
    plan.isTurned ? TURN_FRAMES : 0,
  );

/** The frames of one turn round the model in its first look. */
const drawTurn = async (
  darkroom: Darkroom,
  { key, version, looks: [look] }: ModelPlan,
  folder: string,
): Promise<void> => {
  const [width, height] = SIZES.turn;
  for (let frame = 0; frame < TURN_FRAMES; frame++) {
    const exposure = await darkroom.expose(`turn-${frame}`, 0, width, height, [PLAIN]);
    const file = `${folder}${turnPath(key, version, frame)}`;
    await encodePicture(develop(exposure, PAINTS[look?.paint ?? "white"]), new Map([[TURN_WIDTH, file]]));
  }
};

/** The looks that a view is rendered for, those with one rim together: each rim is exposed once, each file written once. */
const byRim = (plan: ModelPlan, shown: ModelView): Map<number, PlannedLook[]> => {
  const groups = new Map<number, PlannedLook[]>();
  const seen = new Set<string>();
  const parts: readonly ("paint" | "rim")[] = shown.shows;
  for (const look of plan.looks) {
    const id = parts.map((part) => look[part]).join(" ");
    if (seen.has(id)) continue;
    seen.add(id);
    const rim = parts.includes("rim") && look.rim !== "own" ? plan.rims.indexOf(look.rim) : 0;
    groups.set(rim, [...(groups.get(rim) ?? []), look]);
  }
  return groups;
};

const exposed = (
  darkroom: Darkroom,
  { kind }: ModelPlan,
  view: ModelViewId,
  rim: number,
  places: readonly BackdropId[],
): Promise<Exposure & Exposed> => {
  const of: ViewId = kind === "motorbike" && view === "odometer" ? "cockpit" : view;
  const [width, height] = SIZES[view === "front-three-quarter-left" ? "card" : "other"];
  return darkroom.expose(of, rim, width, height, places);
};

/** The backdrops that a view is developed before, each once: one behind all close-ups, of which it fills a corner. */
const placesOf = (view: ModelViewId, looks: readonly PlannedLook[]): BackdropId[] =>
  view === "wheel" || view === "engine" ? [PLAIN] : [...new Set(looks.map(({ backdrop }) => backdrop))];

const note = (found: Found, view: ModelViewId, { plate, reading }: Exposed): void => {
  if (plate) found.plates[view] = flat(plate);
  if (reading) found.odometer = flat(reading);
};

/** Four digits are a tenth of a pixel. */
const flat = (points: readonly (readonly [number, number])[]): Corners => {
  const rounded = points.flat().map((value) => Math.round(value * 10_000) / 10_000);
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = rounded;
  return [a, b, c, d, e, f, g, h];
};

const write = async (
  exposure: Exposure,
  places: readonly BackdropId[],
  looks: readonly PlannedLook[],
  plan: ModelPlan,
  shown: ModelView,
  folder: string,
): Promise<void> => {
  const painted = exposure.layers.length > 1;
  for (const look of looks) {
    const paint = plan.kind === "car" && shown.view === "wheel" ? WHEEL_PAINT : look.paint;
    const pixels = painted
      ? develop(exposure, PAINTS[paint], Math.max(0, places.indexOf(look.backdrop)))
      : developPlain(exposure);
    const files = shown.widths.map(
      (width) => [width, `${folder}${picturePath(plan, shown, look, width)}`] as const,
    );
    await encodePicture(pixels, new Map(files));
  }
};
