import { expect } from "@playwright/test";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/delay-answers.ts";
import { test } from "../support/test.ts";

test("a nested list that a pointer or a key has opened goes by Escape, however late the scripts are, or with the focus", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const letThrough = await holdAnswers(page, ownScripts);
  await page.goto(paths.home.es);
  const item = page.locator("header li[data-nested]").first();
  const nested = item.locator("> div");
  const point = async () => {
    await page.mouse.move(5, 700);
    await expect(nested).toBeHidden();
    await item.locator("> a").hover();
    await expect(nested).toBeVisible();
  };
  await point();
  await page.keyboard.press("Escape");
  letThrough();
  await expect(nested).toBeHidden();
  await pageReady(page);
  await point();
  await page.keyboard.press("Escape");
  await expect(nested).toBeHidden();
  await point();
  await page.mouse.move(5, 700);

  const summary = item.locator("summary");
  await summary.press("Enter");
  await expect(nested).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(nested).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(nested).toBeVisible();
  await page.locator("header [data-tool=compare]").focus();
  await expect(nested).toBeHidden();
});
