import type { Problem } from "./check-pages.ts";
import { forcedContrast } from "./forced-contrast.ts";
import { type Inspection, sizes, tooWide } from "./inspect-page.ts";
import { drawEverything, listenTo } from "./listen-to-page.ts";
import { openBrowser, openVisit } from "./open-browser.ts";
import { type Examined, gatherUndecided } from "./reviewed.ts";
import { runAxe } from "./run-axe.ts";
import { walkByKeyboard } from "./walk-by-keyboard.ts";

/** Asked and told while the audit goes on, which may be long. */
export interface Watch {
  readonly keepGoing: (done: number) => boolean;
  readonly tell: (problem: Problem) => void;
}

export interface Browsed extends Examined {
  readonly done: number;
  /** Pages walked through by keyboard, and looked at in the dark scheme and in forced colours. */
  readonly closely: number;
  readonly keyboard: readonly Problem[];
}

/** Each at one width: colours hardly depend on it. */
const looks = {
  dark: { size: "desktop", media: { colorScheme: "dark" } },
  "forced colours": { size: "phone", media: { forcedColors: "active" } },
} as const;

const plain = { colorScheme: null, forcedColors: null, reducedMotion: "reduce" } as const;

/**
 * Every page, not touched, through axe at the width of a phone and of a desktop, and nothing wider than the screen there or at 400 %
 * zoom. The pages in `closely` also in the dark scheme, in forced colours, and by keyboard. `workers` pages at a time.
 */
export const browse = async (
  site: string,
  paths: readonly string[],
  closely: ReadonlySet<string>,
  workers: number,
  { keepGoing, tell }: Watch,
): Promise<Browsed> => {
  const browser = await openBrowser({ pictures: false });
  const problems: Problem[] = [];
  const keyboard: Problem[] = [];
  const inspections: (readonly [string, Inspection])[] = [];
  const queue = [...paths];
  let [done, close] = [0, 0];

  const work = async () => {
    const visit = await openVisit(browser, site);
    const page = await visit.newPage();
    const { take } = listenTo(page);
    for (let path = queue.shift(); path !== undefined && keepGoing(done); path = queue.shift()) {
      const here = path;
      const add = (where: string, what: readonly string[]) => {
        const found = what.map((each) => ({ path: here, what: `${where}: ${each}` }));
        problems.push(...found);
        found.forEach(tell);
      };
      const examine = async (where: string, isForced = false) => {
        const inspection = await runAxe(page, isForced ? ["color-contrast"] : []);
        if (isForced) add(where, await forcedContrast(page));
        add(where, inspection.problems);
        inspections.push([here, inspection]);
      };
      try {
        await page.setViewportSize(sizes.phone);
        await page.goto(path, { waitUntil: "load", timeout: 60_000 });
        await drawEverything(page);
        for (const name of ["phone", "desktop", "zoomed"] as const) {
          await page.setViewportSize(sizes[name]);
          add(name, await tooWide(page));
          if (name !== "zoomed") await examine(name);
        }
        if (closely.has(path)) {
          for (const [look, { size, media }] of Object.entries(looks)) {
            await page.setViewportSize(sizes[size]);
            await page.emulateMedia({ ...plain, ...media });
            await examine(`${size}, ${look}`, "forcedColors" in media);
          }
          await page.emulateMedia(plain);
          await page.setViewportSize(sizes.desktop);
          const walked = (await walkByKeyboard(page)).map((what) => ({ path: here, what }));
          keyboard.push(...walked);
          walked.forEach(tell);
          close += 1;
        }
      } catch (error) {
        add("browser", [`could not be examined: ${error}`]);
      }
      add("browser", take());
      done += 1;
    }
    await visit.close();
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
  }
  return { done, closely: close, problems, keyboard, undecided: gatherUndecided(inspections) };
};
