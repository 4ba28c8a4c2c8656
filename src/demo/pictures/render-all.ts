import type { Options } from "./options.ts";
import { openDarkroom } from "./output/browser.ts";
import { encodePicture } from "./output/encode.ts";
import type { ManifestFile } from "./output/manifest.ts";
import { LEADING, sizeOf } from "./picture-sizes.ts";
import { type Job, jobKey } from "./recipe.ts";
import { shoot } from "./shoot-round.ts";

/** Renders each recipe once, for all the jobs that it serves. */
export const renderAll = async (
  due: ReadonlyMap<string, readonly Job[]>,
  options: Options,
  manifest: ManifestFile,
): Promise<void> => {
  const darkroom = await openDarkroom(LEADING);
  const started = Date.now();
  let encoding: Promise<void> = Promise.resolve();
  try {
    let done = 0;
    for (const [recipe, jobs] of due) {
      const job = jobs[0] as Job;
      const spin = job.view === "spin";
      const png = await shoot(darkroom.page, job, sizeOf(job));
      await encoding;
      encoding = encodePicture(png, options.pictures, spin).then((encoded) => {
        for (const one of jobs) manifest.set(one, recipe, encoded);
      });
      done++;
      const left = ((Date.now() - started) / done) * (due.size - done);
      console.log(`${done}/${due.size} ${jobKey(job)} (${minutes(left)} left)`);
    }
    await encoding;
  } finally {
    await darkroom.close();
  }
};

export const isAsked = (job: Job, { only }: Options): boolean =>
  Object.entries(only).every(([field, values]) => values.includes(String(job[field as keyof Job])));

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} min`;
