import type { Browser, Page } from "playwright";
import { type Conditions, type Observed, openSlowed, readObserved } from "./slowed-page.ts";

/** Something that a visitor does, and what shows that it was done. */
export type Action = Readonly<{
  /** Before the clock runs. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** A selector that matches from then on, or whose element has another text than before the action. */
  effect: Readonly<{ appears: string } | { changes: string }>;
}>;

/** Milliseconds from the action; `busy` at the latest when the effect is there. */
export type ActionTimes = Readonly<{ busy: number; effect: number }>;

/** Runs in the page: takes the moments of the first pointer or changed field, of the first busy control, and of the effect. */
const watchAction = ([selector, isChange]: readonly [string, boolean]) => {
  const { seen } = window as unknown as { seen: Observed };
  const before = isChange ? document.querySelector(selector)?.textContent : undefined;
  const isDone = () => {
    const element = document.querySelector(selector);
    return element !== null && element.textContent !== before;
  };
  for (const type of ["pointerdown", "input"])
    addEventListener(
      type,
      ({ timeStamp }) => {
        seen.acted ??= timeStamp;
      },
      true,
    );
  new MutationObserver(() => {
    if (document.querySelector("[aria-busy=true]")) seen.busy ??= performance.now();
  }).observe(document, { subtree: true, attributeFilter: ["aria-busy"] });
  const look = () => {
    if (isDone()) seen.effect ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Times one action on a page before any interaction, in a browser context of its own. */
export const timeAction = async (
  browser: Browser,
  url: string,
  conditions: Conditions,
  { prepare, act, effect }: Action,
): Promise<ActionTimes> => {
  const { context, page } = await openSlowed(browser, conditions);
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    await prepare?.(page);
    const isChange = "changes" in effect;
    await page.evaluate(watchAction, [isChange ? effect.changes : effect.appears, isChange] as const);
    await act(page);
    await page.waitForFunction(
      () => (window as unknown as { seen: Observed }).seen.effect !== undefined,
      undefined,
      { timeout: 30_000 },
    );
    const { acted = 0, effect: done = 0, busy = done } = await readObserved(page);
    return { busy: Math.min(busy, done) - acted, effect: done - acted };
  } finally {
    await context.close();
  }
};
