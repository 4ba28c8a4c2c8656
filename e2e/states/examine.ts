import { expect, type Page, test } from "@playwright/test";
import { screens } from "#tools/test-support/screens.ts";
import { faintTexts } from "./faint-texts.ts";
import { kindOf, reviewOf } from "./reviews.ts";
import { runAxe } from "./run-axe.ts";

/** Colours in which a page is looked at. */
export const looks = {
  light: { colorScheme: "light", forcedColors: "none" },
  dark: { colorScheme: "dark", forcedColors: "none" },
  "forced colours": { colorScheme: "light", forcedColors: "active" },
} as const;

export type Look = keyof typeof looks;

/** What 400 % zoom leaves of a window of 1280 x 1024. */
const zoomed = { width: 320, height: 256 };

/** Renders what is below the screen as well: parts that wait for the visitor to scroll are examined like all others. */
const renderEverything = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "* { content-visibility: visible !important } [data-loose] { position: static !important }",
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });

const tooWide = async (page: Page): Promise<readonly string[]> => {
  const { over, culprits } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 0.5;
    const wide = scrollWidth > clientWidth ? [...document.body.querySelectorAll("*")].filter(isOut) : [];
    return {
      over: scrollWidth - clientWidth,
      culprits: wide.slice(0, 3).map((element) => `${element.tagName.toLowerCase()}.${element.className}`),
    };
  });
  return over > 0 ? [`is ${over} px wider than the screen: ${culprits.join(" | ")}`] : [];
};

/** Runs axe; what it leaves open is a problem unless a person has reviewed its kind, which the report lists. */
const axeProblems = async (page: Page, without: readonly string[]): Promise<readonly string[]> => {
  const { violations, undecided } = await runAxe(page, without);
  const open = undecided.flatMap((each) => {
    const review = reviewOf(each);
    if (review === undefined)
      return [`axe leaves open ${each.rule} ${each.reason} on ${kindOf(each.target)}`];
    const annotation = { type: `reviewed ${each.rule}`, description: review };
    const { annotations } = test.info();
    if (!annotations.some(({ description }) => description === review)) annotations.push(annotation);
    return [];
  });
  return [...violations, ...new Set(open)];
};

/** Expects a page, as it is now, to be accessible and no wider than the screen, on a phone neither at 400 % zoom. */
export const examine = (
  page: Page,
  name: string,
  {
    wanted = ["light"],
    without = [],
  }: { readonly wanted?: readonly Look[]; readonly without?: readonly string[] } = {},
): Promise<void> =>
  test.step(name, async () => {
    const problems: string[] = [];
    await renderEverything(page);
    for (const look of wanted) {
      await page.emulateMedia(looks[look]);
      const isForced = look === "forced colours";
      // Axe cannot measure contrast there.
      const found = await axeProblems(page, isForced ? [...without, "color-contrast"] : without);
      problems.push(
        ...[...found, ...(isForced ? await faintTexts(page) : [])].map((each) => `${look}: ${each}`),
      );
    }
    await page.emulateMedia(looks.light);
    problems.push(...(await tooWide(page)));
    const size = page.viewportSize();
    if (size?.width === screens.phone.width) {
      await page.setViewportSize(zoomed);
      problems.push(...(await tooWide(page)).map((each) => `zoomed: ${each}`));
      await page.setViewportSize(size);
    }
    expect.soft(problems, name).toEqual([]);
  });
