import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

test("without scripts, widgets open, close and switch", async ({ page }) => {
  await page.goto("/bloques/");
  const example = (name: string) => page.locator(`[data-example="${name}"]`);
  const dropdown = example("dropdown, links");
  await dropdown.getByRole("button").click();
  await expect(dropdown.locator("[popover]")).toBeVisible();
  await page.touchscreen.tap(2, 300);
  await expect(dropdown.locator("[popover]")).toBeHidden();
  const tooltip = example("tooltip, small");
  await tooltip.getByRole("button").click();
  await expect(tooltip.locator("[popover]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(tooltip.locator("[popover]")).toBeHidden();
  const popup = example("popup, closes on its button and outside (default)");
  await popup.locator("[commandfor]").click();
  await popup.getByRole("button", { name: "Cerrar la ventana" }).click();
  await expect(popup.getByRole("dialog")).toBeHidden();
  const tags = example("filter-tag, closable");
  await tags.getByRole("checkbox", { name: "SEAT" }).click();
  await expect(tags.getByText("SEAT")).toBeHidden();
  const carousel = example("carousel, effect fade").getByRole("group", {
    name: "Opiniones, fade",
    exact: true,
  });
  expect(await carousel.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
});
