import { mkdirSync } from "node:fs";
import type { Options } from "./options.ts";
import { ManifestFile } from "./output/manifest.ts";
import { planPictures } from "./plan.ts";
import { type Job, jobKey, recipeOf } from "./recipe.ts";
import { isAsked, renderAll } from "./render-all.ts";

/** Renders what the plan asks for and the manifest does not have yet; says how far it is. */
export const renderStock = async (options: Options): Promise<void> => {
  mkdirSync(options.pictures, { recursive: true });
  const manifest = new ManifestFile(options.manifest, options.pictures);
  const planned = planPictures();
  const asked = planned.filter((job) => isAsked(job, options));
  if (!options.again) shareMade(asked, manifest);
  const due = asked.filter((job) => options.again || !manifest.has(job, recipeOf(job)));
  console.log(
    `${asked.length} pictures asked for, ${asked.length - due.length} there already, ${due.length} to render.`,
  );
  if (due.length > 0) await renderAll(byRecipe(due), options, manifest);
  if (Object.keys(options.only).length === 0) {
    const gone = manifest.prune(new Set(planned.map(jobKey)));
    if (gone > 0) console.log(`Removed ${gone} files that no picture uses.`);
  }
};

const byRecipe = (jobs: readonly Job[]): Map<string, Job[]> => {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) groups.set(recipeOf(job), [...(groups.get(recipeOf(job)) ?? []), job]);
  return groups;
};

/** Names existing files in the entries of vehicles that show the same. */
const shareMade = (jobs: readonly Job[], manifest: ManifestFile): void => {
  for (const job of jobs) {
    const made = manifest.has(job, recipeOf(job)) ? undefined : manifest.madeBy(recipeOf(job));
    if (made) manifest.set(job, recipeOf(job), made);
  }
};
