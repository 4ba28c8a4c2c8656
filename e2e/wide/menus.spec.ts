import { expect, type Page } from "@playwright/test";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";

const item = (page: Page) => page.locator("header li[data-nested] > a").first();
const nested = (page: Page) => page.locator("header li[data-nested] > ul").first();

const comesBack = async (page: Page): Promise<void> => {
  await page.locator("h1").hover();
  await item(page).hover();
  await expect(nested(page)).toBeVisible();
};

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("Escape takes away a nested list that a pointer has opened, until it leaves", async ({ page }) => {
  await page.goto(paths.home.es);
  await touched(page);
  await item(page).hover();
  await expect(nested(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(nested(page)).toBeHidden();
  await comesBack(page);
});

test("Escape takes away a nested list that the first hover has opened, however late the scripts are", async ({
  page,
}) => {
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(paths.home.es);
  await item(page).hover();
  await expect(nested(page)).toBeVisible();
  await page.keyboard.press("Escape");
  letThrough();
  await expect(nested(page)).toBeHidden();
  await comesBack(page);
});
