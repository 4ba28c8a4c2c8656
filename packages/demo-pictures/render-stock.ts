import { readMeasures } from "../../src/demo/catalogue/measures.ts";
import { readDemoShop } from "../../src/demo/filling/seed-database.ts";
import { wantedScenes } from "../../src/shop-folder/pages/wanted-scenes.ts";
import type { Options } from "./options.ts";
import { type Darkroom, openDarkroom } from "./output/darkroom.ts";
import { ManifestFile } from "./output/manifest-file.ts";
import { planModels } from "./plan/plan-models.ts";
import { planScenes } from "./plan/plan-scenes.ts";
import { renderModel } from "./render-model.ts";
import { renderScene } from "./render-scene.ts";

/** Something to be rendered: a model with all its pictures, or the picture of a text. */
type Drawing = { readonly name: string; readonly isThere: boolean; draw(darkroom: Darkroom): Promise<void> };

/**
 * Renders every model and every scene that is requested and missing; logs its progress. Killed at any moment, it goes on where it
 * stopped.
 * @param open what exposes the vehicles
 * @throws NoChromium
 */
export const renderStock = async (
  { only, again, most, folder, manifest: path }: Options,
  open: () => Promise<Darkroom> = openDarkroom,
): Promise<void> => {
  const manifest = new ManifestFile(path, folder);
  const models = planModels(readMeasures("src/demo/catalogue/measures.csv"));
  const scenes = planScenes(wantedScenes((await readDemoShop()).shop), models);
  const drawings: Drawing[] = [
    ...scenes.map((plan) => ({
      name: `scenes/${plan.name}`,
      isThere: manifest.hasScene(plan),
      draw: async (darkroom: Darkroom) => {
        await renderScene(plan, darkroom, folder);
        manifest.setScene(plan);
      },
    })),
    ...models.map((plan) => ({
      name: plan.key,
      isThere: manifest.has(plan),
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
  if (due.length === 0) return;
  const darkroom = await open();
  const started = Date.now();
  try {
    for (const [i, { name, draw }] of due.entries()) {
      await draw(darkroom);
      const each = (Date.now() - started) / (i + 1);
      const left = Math.ceil((each * (missing.length - i - 1)) / 60_000);
      console.log(`${i + 1}/${missing.length} ${name}, ${(each / 1000).toFixed(1)} s each, ${left} min left`);
    }
  } finally {
    await darkroom.close();
  }
};
