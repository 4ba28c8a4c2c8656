import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const violationsOf = async (page: Page): Promise<string[]> => {
  // Off by default, and asked for by WCAG 2.2 AA.
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
};

const light = ["light", { colorScheme: "light" }] as const;
/** Colours do not depend on the language: one is looked at in every scheme. */
const looks = {
  es: [light, ["dark", { colorScheme: "dark" }], ["forced colours", { forcedColors: "active" }]],
  pt: [light],
} as const;

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: axe finds nothing on the bar that asks, the open menu, the open help and the settings`, async ({
    page,
  }) => {
    test.slow();
    const isPhone = (page.viewportSize()?.width ?? 0) <= 1024;
    for (const [name, look] of looks[locale]) {
      await page.emulateMedia({ colorScheme: null, forcedColors: null, ...look });
      await page.goto(paths.missing[locale]);
      await expect(page.locator("[data-testid=consent]")).toBeVisible();
      expect(await violationsOf(page), `the bar that asks, ${name}`).toEqual([]);
      await page.locator("button[name=consent][value=necessary]").click();
      if (isPhone) {
        await page.locator("header button[popovertarget=site-menu]:visible").first().click();
        await page.locator("#site-menu summary").first().click();
        expect(await violationsOf(page), `the menu, ${name}`).toEqual([]);
        await page.keyboard.press("Escape");
      } else {
        await page.locator("header summary").first().press("Enter");
        expect(await violationsOf(page), `the nested list, ${name}`).toEqual([]);
      }
      await page.locator("button[popovertarget=action-bar]").first().click();
      expect(await violationsOf(page), `help, ${name}`).toEqual([]);
      await page.goto(locale === "es" ? "/configurar-cookies/" : "/pt/configurar-cookies/");
      expect(await violationsOf(page), `the settings, ${name}`).toEqual([]);
      await page.context().clearCookies();
    }
  });
}

test("in a window as small as 400 % zoom makes it, the bar lies over nothing", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.home.es);
  const bar = page.locator("[data-testid=consent]");
  expect(await bar.evaluate((element) => getComputedStyle(element).position)).toBe("static");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("on paper neither bar, menu nor help are to be seen", async ({ page }) => {
  await page.goto(paths.home.es);
  await page.emulateMedia({ media: "print" });
  for (const name of [
    "[data-testid=consent]",
    "button[popovertarget=site-menu]",
    "button[popovertarget=action-bar]",
  ])
    await expect(page.locator(name).first()).toBeHidden();
  await expect(page.locator("h1")).toBeVisible();
});
