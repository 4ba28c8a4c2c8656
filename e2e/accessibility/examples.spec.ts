import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { openExamples } from "#tools/test-support/open-examples.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const violations = async (axe: AxeBuilder) =>
  (await axe.analyze()).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`,
  );

test("every example of every block and widget, on a phone and dark on a desk: axe finds nothing", async ({
  page,
}) => {
  // Some ten thousand elements.
  test.setTimeout(180_000);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  const seen = watchPage(page);
  await openExamples(page);
  // On this page the same block stands several times, its landmarks with it.
  const axe = () => new AxeBuilder({ page }).disableRules(["landmark-unique"]);
  expect(await violations(axe())).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await violations(axe())).toEqual([]);
  expect(seen.problems).toEqual([]);
});

test("the examples keep within the screen, each id stands once, nothing of the content is run", async ({
  page,
}) => {
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  await page.goto("/pt/bloques/");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.locator("[data-example]").first()).toBeVisible();
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(page.locator("[data-example] script:not([type='application/ld+json'])")).toHaveCount(0);
  await expect(page.locator("[data-example] [onerror], [data-example] [onclick]")).toHaveCount(0);
  expect(dialogs).toEqual([]);
});
