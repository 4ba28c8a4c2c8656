import { scenePath, sceneWidths } from "../../src/shop-folder/pages/scenes.ts";
import { develop } from "./develop/develop.ts";
import type { Darkroom } from "./output/darkroom.ts";
import { encodePicture } from "./output/encode.ts";
import type { ScenePlan } from "./plan/plan-scenes.ts";
import { PAINTS } from "./tables/paints.ts";

/** Pixels that are exposed: above the largest width, since scaling down is what smooths the edges. */
const [WIDTH, HEIGHT] = [1600, 1200];

/** Renders the picture of a text and writes its files under `folder`. */
export const renderScene = async (
  { name, version, scene, vehicle }: ScenePlan,
  darkroom: Darkroom,
  folder: string,
): Promise<void> => {
  await darkroom.prepare(vehicle);
  const exposure = await darkroom.expose(`scene-${scene.view}`, 0, WIDTH, HEIGHT, [
    scene.backdrop ?? "studio",
  ]);
  const files = sceneWidths.map((width) => [width, `${folder}${scenePath(name, version, width)}`] as const);
  await encodePicture(develop(exposure, PAINTS[scene.paint]), new Map(files));
};
