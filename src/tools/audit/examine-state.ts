import type { Browser } from "@playwright/test";
import type { Problem } from "./check-pages.ts";
import { forcedContrast } from "./forced-contrast.ts";
import { type Inspection, sizes, tooWide } from "./inspect-page.ts";
import { drawEverything, listenTo } from "./listen-to-page.ts";
import { openVisit } from "./open-browser.ts";
import { runAxe } from "./run-axe.ts";
import { accountStates } from "./states/account-states.ts";
import { compareStates } from "./states/compare-states.ts";
import { conditionStates } from "./states/condition-states.ts";
import { formStates } from "./states/form-states.ts";
import { frameStates } from "./states/frame-states.ts";
import { leadStates } from "./states/lead-states.ts";
import { listStates } from "./states/list-states.ts";
import { personalStates } from "./states/personal-states.ts";
import { reservationStates } from "./states/reservation-states.ts";
import { reserveStates } from "./states/reserve-states.ts";
import type { Language, State, Stock } from "./states/state.ts";
import { tradeInStates } from "./states/trade-in-states.ts";
import { vehicleStates } from "./states/vehicle-states.ts";

export const states: readonly State[] = [
  ...frameStates,
  ...listStates,
  ...vehicleStates,
  ...compareStates,
  ...formStates,
  ...leadStates,
  ...accountStates,
  ...personalStates,
  ...tradeInStates,
  ...conditionStates,
  ...reserveStates,
  ...reservationStates,
];

export interface Task {
  readonly state: State;
  readonly locale: Language;
  readonly size: "phone" | "desktop";
}

const looks = {
  "": {},
  ", dark": { colorScheme: "dark" },
  ", forced colours": { forcedColors: "active" },
} as const;

export const examine = async (
  browser: Browser,
  site: string,
  { state, locale, size }: Task,
  stock: Stock,
) => {
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
