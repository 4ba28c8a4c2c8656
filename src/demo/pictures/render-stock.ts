import { readMeasures } from "../catalogue/measures.ts";
import type { Options } from "./options.ts";
import { type Darkroom, openDarkroom } from "./output/darkroom.ts";
import { ManifestFile } from "./output/manifest-file.ts";
import { planModels } from "./plan/plan-models.ts";
import { renderModel } from "./render-model.ts";

/**
 * Draws every model that is asked for and not there yet; says how far it is. Killed at any moment, it goes on where it stopped.
 * @param open what exposes the vehicles
 * @throws NoChromium
 */
export const renderStock = async (
  { only, again, most, folder, manifest: path }: Options,
  open: () => Promise<Darkroom> = openDarkroom,
): Promise<void> => {
  const manifest = new ManifestFile(path, folder);
  const planned = planModels(readMeasures("src/demo/catalogue/measures.csv"));
  const asked = planned.filter(({ key }) => only.length === 0 || only.some((part) => key.includes(part)));
  const missing = asked.filter((plan) => again || !manifest.has(plan));
  const due = missing.slice(0, most);
  console.log(`${asked.length} models asked for, ${asked.length - missing.length} there already.`);
  const gone = manifest.prune(new Set(planned.map(({ key }) => key)));
  if (gone.length > 0) console.log(`Removed ${gone.join(", ")}.`);
  if (due.length === 0) return;
  const darkroom = await open();
  const started = Date.now();
  try {
    for (const [i, plan] of due.entries()) {
      manifest.set(plan.key, await renderModel(plan, darkroom, folder));
      const each = (Date.now() - started) / (i + 1);
      const left = Math.ceil((each * (missing.length - i - 1)) / 60_000);
      console.log(
        `${i + 1}/${missing.length} ${plan.key}, ${(each / 1000).toFixed(1)} s each, ${left} min left`,
      );
    }
  } finally {
    await darkroom.close();
  }
};
