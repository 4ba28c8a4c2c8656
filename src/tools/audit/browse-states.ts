import type { Browser } from "@playwright/test";
import { financedVehicle, turnedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { listedVins } from "#tools/test-support/listed-vehicles.ts";
import type { Watch } from "./browse-pages.ts";
import type { Problem } from "./check-pages.ts";
import { examine, states, type Task } from "./examine-state.ts";
import type { Inspection } from "./inspect-page.ts";
import { openBrowser, openVisit } from "./open-browser.ts";
import { type Examined, gatherUndecided } from "./reviewed.ts";
import type { Language, Stock } from "./states/state.ts";

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
