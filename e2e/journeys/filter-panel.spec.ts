import { expect } from "@playwright/test";
import { expectSameDocument, listParts, markDocument, unfold } from "#tools/test-support/list-parts.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test("the panel says how many it would show, a brand brings its models, and back, Escape or its button leaves it", async ({
  page,
}) => {
  const seen = watchPage(page);
  await page.goto(paths.list.es);
  const { panel, openPanel, apply, box, tags, count, status } = listParts(page);
  await openPanel.tap();
  await expect(panel).toBeVisible();
  await expect(apply).toHaveText(/^Ver \d/);
  await pageReady(page);
  await markDocument(page);
  const all = await apply.textContent();
  await unfold(page, "fuel");
  await box("fuel", "diesel").check();
  await expect(apply).not.toHaveText(all ?? "");
  await expect(page).toHaveURL(/\?fuel=diesel$/);
  await expect(panel).toBeVisible();
  // The boxes count what is ticked, as the button does: together they are never at odds.
  const some = await apply.textContent();
  const own = await box("fuel", "diesel").locator("xpath=ancestor::label").getAttribute("data-count");
  expect(some?.replace(/\D/g, "")).toBe(own?.replace(/\D/g, ""));
  await panel.locator("a[data-clear]").tap();
  await expect(apply).toHaveText(all ?? "");
  await expect(box("fuel", "diesel")).toHaveCount(0);

  await unfold(page, "fuel");
  await box("fuel", "diesel").check();
  await expect(apply).toHaveText(some ?? "");
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(openPanel).toBeFocused();
  await expect(tags).toHaveCount(1);
  await openPanel.tap();
  await expect(panel).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(openPanel).toBeFocused();

  await openPanel.tap();
  await expect(apply).toHaveText(some ?? "");
  await apply.tap();
  await expect(panel).toBeHidden();
  expect(some).toContain((await count.textContent()) ?? "none");
  await expect(status).toHaveText(/^\d+ vehículos/);
  await tags.first().tap();
  await expect(tags).toHaveCount(0);

  await openPanel.tap();
  await box("brand", "audi").check();
  const models = panel.locator("input[name=model]");
  await expect(models.first()).toBeVisible();
  await expect(panel).toBeVisible();
  await expect(box("brand", "audi")).toBeChecked();
  await models.first().check();
  await apply.tap();
  await expect(page).toHaveURL(/\/audi-[a-z0-9-]+\/(\?model=.+)?$/);
  await expect(panel).toBeHidden();
  await expect(tags).toHaveCount(2);
  await expectSameDocument(page);
  expect(seen.problems).toEqual([]);
});
