import type { SegmentId } from "../../../src/domain/vehicle-types.ts";
import { type Scene, sceneName } from "../../../src/shop-folder/pages/scenes.ts";
import type { VehiclePlan } from "../scene/vehicle-plan.ts";
import { BACKDROPS } from "../tables/backdrops.ts";
import { LIGHTS } from "../tables/lights.ts";
import { PAINTS } from "../tables/paints.ts";
import { SCENE_VIEWS } from "../tables/views.ts";
import { fingerprint } from "./habits.ts";
import { type ModelPlan, REVISION } from "./plan-model.ts";

/** The model that stands for a body in the pictures of texts. */
const MODELS: Readonly<Record<SegmentId, string>> = {
  city: "hyundai-i10-city",
  hatchback: "volkswagen-golf-hatchback",
  saloon: "bmw-serie-3-saloon",
  estate: "skoda-octavia-estate",
  suv: "volkswagen-tiguan-suv",
  coupe: "bmw-serie-4-coupe",
  convertible: "mazda-mx-5-convertible",
  mpv: "volkswagen-touran-mpv",
  van: "volkswagen-caddy-van",
  pickup: "ford-ranger-pickup",
  trail: "suzuki-v-strom-650-trail",
  touring: "bmw-r-1250-rt-touring",
  naked: "yamaha-mt-07-naked",
  sport: "kawasaki-ninja-650-sport",
  custom: "honda-cmx500-rebel-custom",
  scooter: "yamaha-xmax-300-scooter",
};

/** All that is to be rendered of a scene. */
export type ScenePlan = {
  readonly name: string;
  readonly scene: Scene;
  readonly vehicle: VehiclePlan;
  readonly version: string;
};

/** @throws Error that names a body whose model is not in the plan */
export const planScenes = (scenes: readonly Scene[], models: readonly ModelPlan[]): ScenePlan[] =>
  scenes.map((scene) => {
    const name = sceneName(scene);
    const model = models.find(({ key }) => key === MODELS[scene.body]);
    if (model === undefined) throw new Error(`${name}: there is no model ${MODELS[scene.body]}.`);
    const { vehicle } = model;
    const place = BACKDROPS[scene.backdrop ?? "studio"];
    const version = fingerprint([REVISION, vehicle, PAINTS[scene.paint], SCENE_VIEWS, place, LIGHTS]);
    return { name, scene, vehicle, version };
  });
