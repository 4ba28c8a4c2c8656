import { mkdirSync } from "node:fs";
import { type Options, readOptions } from "./options.ts";
import { NoChromium, openDarkroom } from "./output/browser.ts";
import { encodePicture } from "./output/encode.ts";
import { ManifestFile } from "./output/manifest.ts";
import { type Job, jobKey, planPictures, recipeOf } from "./plan.ts";

/** Pixels that are rendered: well above the largest width, since scaling down is what smooths the edges. */
const LEADING = { width: 2000, height: 1500 };
const STILL = { width: 1680, height: 1260 };
const SPIN = { width: 960, height: 720 };
const sizeOf = ({ view }: Job) => (view === "front-three-quarter" ? LEADING : view === "spin" ? SPIN : STILL);

/** Renders what the plan asks for and the manifest does not have yet; says how far it is. */
const renderStock = async (options: Options): Promise<void> => {
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

/** Renders each recipe once, for all the jobs that it serves. */
const renderAll = async (
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

const shoot = async (
  page: Awaited<ReturnType<typeof openDarkroom>>["page"],
  job: Job,
  size: { width: number; height: number },
): Promise<Buffer> => {
  const url = await page.evaluate(
    async ({ job, width, height }) => {
      const darkroom = window as unknown as {
        shoot: (job: unknown, width: number, height: number) => Promise<string>;
      };
      return await darkroom.shoot(job, width, height);
    },
    { job, ...size },
  );
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
};

const isAsked = (job: Job, { only }: Options): boolean =>
  Object.entries(only).every(([field, values]) => values.includes(String(job[field as keyof Job])));

const minutes = (milliseconds: number) => `${Math.ceil(milliseconds / 60_000)} min`;

const read = readOptions(process.argv.slice(2));
if (!read.ok) {
  console.error(read.message);
  process.exitCode = 2;
} else {
  await renderStock(read.options).catch((error: unknown) => {
    if (!(error instanceof NoChromium)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
