import type { Page } from "@playwright/test";
import { screens } from "../test-support/screens.ts";
import type { Undecided } from "./run-axe.ts";

export interface Inspection {
  readonly problems: readonly string[];
  readonly undecided: readonly Undecided[];
}

export const sizes = {
  ...screens,
  /** What 400 % zoom leaves of a window of 1280 x 1024. */
  zoomed: { width: 320, height: 256 },
} as const;

/** Says by how many pixels the page is wider than its window, if it is. */
export const tooWide = async (page: Page): Promise<string[]> => {
  const { over, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const out = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll("*")].filter(out) : [];
    return {
      over: scrollWidth - clientWidth,
      culprits: wide.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    };
  });
  return over > 0 ? [`is ${over} px wider than the screen: ${culprits.join(" | ")}`] : [];
};
