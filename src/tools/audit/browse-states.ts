import type { Browser } from "@playwright/test";
import { financedVehicle, turnedVehicle } from "#e2e/support/financed-vehicle.ts";
import { listedVins } from "#e2e/support/listed-vehicles.ts";
import type { Watch } from "./browse-pages.ts";
import type { Problem } from "./check-pages.ts";
import {
  drawEverything,
  forcedContrast,
  type Inspection,
  listenTo,
  runAxe,
  sizes,
  tooWide,
} from "./inspect-page.ts";
import { openBrowser, openVisit } from "./open-browser.ts";
import { type Examined, gatherUndecided } from "./reviewed.ts";
import { compareStates } from "./states/compare-states.ts";
import { frameStates } from "./states/frame-states.ts";
import { listStates } from "./states/list-states.ts";
import type { Language, State, Stock } from "./states/state.ts";
import { vehicleStates } from "./states/vehicle-states.ts";

const states: readonly State[] = [...frameStates, ...listStates, ...vehicleStates, ...compareStates];

interface Task {
  readonly state: State;
  readonly locale: Language;
  readonly size: "phone" | "desktop";
}

const looks = {
  "": {},
  ", dark": { colorScheme: "dark" },
  ", forced colours": { forcedColors: "active" },
} as const;

const findStock = async (browser: Browser, site: string, locale: Language): Promise<Stock> => {
  const visit = await openVisit(browser, site);
  const { request } = visit;
  const { path, vin } = await financedVehicle(request, locale);
  const turned = await turnedVehicle(request, locale);
  const vins = await listedVins(request, locale, 5);
  await visit.close();
  return { vehicle: path, vin, turned, vins };
};

/** Brings pages to what visitors bring them to, in both languages and at both widths, and looks at them there: those whose `name` holds the given text. */
export const browseStates = async (
  site: string,
  name: string,
  workers: number,
  { keepGoing, tell }: Watch,
): Promise<Examined & { readonly done: number; readonly of: number }> => {
  const browser = await openBrowser({ pictures: true });
  const problems: Problem[] = [];
  const inspections: (readonly [string, Inspection])[] = [];
  const wanted = states.filter((state) => state.name.includes(name));
  const tasks = wanted.flatMap((state) =>
    (["es", "pt"] as const).flatMap((locale) =>
      (["phone", "desktop"] as const).map((size): Task => ({ state, locale, size })),
    ),
  );
  const queue = [...tasks];
  let done = 0;
  try {
    const stocks = { es: await findStock(browser, site, "es"), pt: await findStock(browser, site, "pt") };
    const work = async () => {
      for (let task = queue.shift(); task !== undefined && keepGoing(done); task = queue.shift()) {
        const chosen = task;
        const attempt = () => examine(browser, site, chosen, stocks[chosen.locale]);
        const first = await attempt();
        // On a busy machine a state may not be reached in time: it has a second attempt.
        const seen = first.isReached ? first : await attempt();
        problems.push(...seen.problems);
        seen.problems.forEach(tell);
        inspections.push(...seen.inspections);
        done += 1;
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    await browser.close();
  }
  return { done, of: tasks.length, problems, undecided: gatherUndecided(inspections) };
};

const examine = async (browser: Browser, site: string, { state, locale, size }: Task, stock: Stock) => {
  const name = `${state.name} (${locale}, ${size})`;
  const problems: Problem[] = [];
  const inspections: (readonly [string, Inspection])[] = [];
  const add = (what: readonly string[]) => problems.push(...what.map((each) => ({ path: name, what: each })));
  const isPhone = size === "phone";
  const consent = state.consent ?? "necessary";
  const visit = await openVisit(browser, site, { consent, viewport: sizes[size], hasTouch: isPhone });
  const page = await visit.newPage();
  const { take } = listenTo(page);
  page.setDefaultTimeout(20_000);
  let isReached = false;
  try {
    await state.reach({ page, locale, stock, isPhone });
    isReached = true;
    await drawEverything(page);
    for (const [look, media] of Object.entries(looks)) {
      if (look !== "" && !(state.inEveryLook && locale === "es")) continue;
      await page.emulateMedia({ reducedMotion: "reduce", colorScheme: null, ...media });
      const isForced = "forcedColors" in media;
      const without = [...(state.without ?? []), ...(isForced ? ["color-contrast"] : [])];
      const inspection = await runAxe(page, without);
      if (isForced) add(await forcedContrast(page));
      add(inspection.problems.map((each) => (look === "" ? each : `${each}${look}`)));
      inspections.push([name, inspection]);
    }
    add(await tooWide(page));
    if (isPhone) {
      await page.setViewportSize(sizes.zoomed);
      add((await tooWide(page)).map((each) => `zoomed: ${each}`));
    }
  } catch (error) {
    add([`was not reached: ${String(error).slice(0, 300)}`]);
  }
  add(take().filter((said) => !state.says?.test(said)));
  await visit.close();
  return { isReached, problems, inspections };
};
