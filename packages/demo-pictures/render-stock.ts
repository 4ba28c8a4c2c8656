import { readMeasures } from "../../src/demo/catalogue/measures.ts";
import { readDemoShop } from "../../src/demo/filling/seed-database.ts";
import { wantedScenes } from "../../src/shop-folder/pages/wanted-scenes.ts";
import type { Options } from "./options.ts";
import { type Darkroom, openDarkroom } from "./output/darkroom.ts";
import { ManifestFile } from "./output/manifest-file.ts";
import { planModels } from "./plan/plan-models.ts";
import { planScenes } from "./plan/plan-scenes.ts";
import { renderModel, viewsOf } from "./render-model.ts";
import { renderScene } from "./render-scene.ts";

/** Something to be rendered: a model with all its pictures, or the picture of a text. */
type Drawing = {
  readonly name: string;
  readonly isThere: boolean;
  /** How many views are exposed for it, which takes the time. */
  readonly views: number;
  draw(darkroom: Darkroom): Promise<void>;
};

/**
 * Renders every model and every scene that is requested and missing; logs its progress. Killed at any moment, it goes on where it
 * stopped.
 * @param open what exposes the vehicles
 * @throws NoChromium
 */
export const renderStock = async (
  { only, again, most, atOnce, folder, manifest: path }: Options,
  open: () => Promise<Darkroom> = openDarkroom,
): Promise<void> => {
  const manifest = new ManifestFile(path, folder);
  const models = planModels(readMeasures("src/demo/catalogue/measures.csv"));
  const scenes = planScenes(wantedScenes((await readDemoShop()).shop), models);
  const drawings: Drawing[] = [
    ...scenes.map((plan) => ({
      name: `scenes/${plan.name}`,
      isThere: manifest.hasScene(plan),
      views: 1,
      draw: async (darkroom: Darkroom) => {
        await renderScene(plan, darkroom, folder);
        manifest.setScene(plan);
      },
    })),
    ...models.map((plan) => ({
      name: plan.key,
      isThere: manifest.has(plan),
      views: viewsOf(plan),
      draw: async (darkroom: Darkroom) => manifest.set(plan.key, await renderModel(plan, darkroom, folder)),
    })),
  ];
  const requested = drawings.filter(
    ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
  );
  const missing = requested.filter(({ isThere }) => again || !isThere);
  const due = missing.slice(0, most);
  console.log(
    `${requested.length} models and scenes requested, ${requested.length - missing.length} there already.`,
  );
  const gone = manifest.prune(new Set(models.map(({ key }) => key)), new Set(scenes.map(({ name }) => name)));
  if (gone.length > 0) console.log(`Removed ${gone.join(", ")}.`);
  const left = missing.reduce((sum, { views }) => sum + views, 0);
  if (due.length > 0) console.log(`${missing.length} to be rendered, ${left} views.`);
  const log = progress(missing.length, left);
  const work = async (): Promise<void> => {
    const darkroom = await open();
    try {
      for (let next = due.shift(); next; next = due.shift()) {
        await next.draw(darkroom);
        log(next);
      }
    } finally {
      await darkroom.close();
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, due.length) }, work));
};

/** Logs what is done, and how long the rest will take. */
const progress = (count: number, views: number): ((done: Drawing) => void) => {
  const started = Date.now();
  let [drawn, exposed] = [0, 0];
  return (done) => {
    drawn += 1;
    exposed += done.views;
    const each = (Date.now() - started) / exposed;
    const minutes = Math.ceil((each * (views - exposed)) / 60_000);
    console.log(`${drawn}/${count} ${done.name}, ${(each / 1000).toFixed(1)} s a view, ${minutes} min left`);
  };
};
