import { expect } from "@playwright/test";
import { listParts } from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const bar = "[data-testid=consent]";

test("at 400 % zoom the bar lies over nothing and filters fit; on paper bar, menu and help are not shown", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.list.es);
  expect(await page.locator(bar).evaluate((element) => getComputedStyle(element).position)).toBe("static");
  const { panel, openPanel } = listParts(page);
  await openPanel.click();
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((form) => form.scrollWidth - form.clientWidth)).toBeLessThanOrEqual(0);
  await page.goto(paths.home.es);
  const tools = [bar, "button[popovertarget=site-menu]", "button[popovertarget=action-bar]"].map((name) =>
    page.locator(`${name}:visible`),
  );
  for (const tool of tools) await expect(tool).not.toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  for (const tool of tools) await expect(tool).toHaveCount(0);
  await expect(page.locator("h1")).toBeVisible();
});
