import type { Browser } from "playwright";
import { type ActionPages, slowPhone, type TimedAction } from "./action-steps.ts";
import { timedActions } from "./actions.ts";
import { percentile } from "./percentile.ts";
import { atMost, besideBlank, type Figure, notMeasured, reported } from "./report.ts";
import { rounds } from "./rounds.ts";
import { type Conditions, openSlowed, readObserved } from "./slowed-page.ts";
import { type ActionTimes, timeAction } from "./time-action.ts";
import { cheapPhone, timePage, timeTaps } from "./time-page.ts";

const median = (values: readonly number[]) => percentile(values, 0.5);

/** In the unit in which such budgets are spoken of. */
const within = (what: string, time: number, budget: number) =>
  budget < 500 ? atMost(what, time, budget, "ms", 0) : atMost(what, time / 1000, budget / 1000, "s", 2);

const describe = ({ slowdown, isNetworkSlow }: Conditions) =>
  `processor ÷ ${slowdown}${isNetworkSlow ? ", 1.6 Mbit/s, 150 ms" : ""}`;

const figuresOf = (
  { what, budget, conditions }: TimedAction,
  times: readonly ActionTimes[] | string,
  blank: number,
): Figure[] => {
  const line = `${what} (${describe(conditions)})`;
  const sign = `${what}: sign that it is awaited`;
  if (typeof times === "string") return [notMeasured(line, times, `≤ ${budget.effect} ms`)];
  const effect = median(times.map((each) => each.effect));
  const busy = median(times.map((each) => each.busy));
  return [
    besideBlank(within(line, effect, budget.effect), effect, blank),
    ...(budget.busy === undefined ? [] : [within(sign, busy, budget.busy)]),
  ];
};

/**
 * What a visitor waits for, on the production build: each action in a cold browser, all of them and the blank page once a
 * round, so that a busy minute of the machine meets them all.
 * @param blank address of a page of the same framework with nothing on it
 */
export const measureActions = async (
  browser: Browser,
  site: string,
  pages: ActionPages,
  blank: string,
): Promise<Figure[]> => {
  const times = new Map<TimedAction, ActionTimes[]>();
  const failures = new Map<TimedAction, string>();
  const blanks = new Map<Conditions, number[]>();
  const [seen, cold]: [number[], number[]] = [[], []];
  for (let round = 1; round <= rounds; round++) {
    console.log(`Measuring what visitors do, round ${round} of ${rounds}`);
    for (const conditions of new Set(timedActions.map((action) => action.conditions))) {
      const { loaded } = await timePage(browser, blank, conditions);
      blanks.set(conditions, [...(blanks.get(conditions) ?? []), loaded]);
    }
    for (const action of timedActions.filter((each) => !failures.has(each))) {
      try {
        const time = await timeAction(browser, site + pages[action.page], action.conditions, action);
        times.set(action, [...(times.get(action) ?? []), time]);
      } catch (error) {
        failures.set(action, String(error).split("\n")[0] ?? "");
      }
    }
    seen.push(await timeNavigation(browser, site + pages.list, 1_000));
    cold.push(await timeNavigation(browser, site + pages.list, 0));
  }
  const blankOf = (conditions: Conditions) => median(blanks.get(conditions) ?? []);
  const slowest = await timeTaps(browser, site + pages.list);
  return [
    ...Array.from(blanks.keys(), (conditions) =>
      reported(
        `blank page: loaded (${describe(conditions)})`,
        `${(blankOf(conditions) / 1000).toFixed(2)} s`,
      ),
    ),
    ...timedActions.flatMap((action) =>
      figuresOf(action, failures.get(action) ?? times.get(action) ?? [], blankOf(action.conditions)),
    ),
    // Browsers that are driven fetch a page ahead, but do not render it.
    ...(
      [
        ["seen for a second, fetched ahead", median(seen), 150],
        ["cold", median(cold), 700],
      ] as const
    ).map(([how, time, budget]) =>
      besideBlank(
        within(`list to vehicle's heading, ${how} (${describe(cheapPhone)})`, time, budget),
        time,
        blankOf(slowPhone),
      ),
    ),
    atMost("list: slowest tap to next frame (processor ÷ 10)", slowest, 150, "ms", 0),
  ];
};

/**
 * Milliseconds from following a card's link to the first paint of its page, which shows the heading.
 * @param dwellMs how long the pointer rests on the card before
 */
const timeNavigation = async (browser: Browser, list: string, dwellMs: number): Promise<number> => {
  const { context, page } = await openSlowed(browser, cheapPhone);
  try {
    await page.goto(list, { waitUntil: "networkidle" });
    const followed = page.locator("main article h3 a").first();
    if (dwellMs > 0) await followed.hover();
    await page.waitForTimeout(dwellMs);
    await Promise.all([page.waitForEvent("load"), followed.click()]);
    await page.waitForLoadState("networkidle");
    return (await readObserved(page)).fcp;
  } finally {
    await context.close();
  }
};
