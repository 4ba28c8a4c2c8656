import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test("an action in the address is carried out and leads back to the page before; signing out is confirmed", async ({
  page,
}) => {
  await page.goto(paths.list.es);
  // Written once the page was seen.
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain(`session-slug=${paths.list.es}`);
  await page.goto("/?action=registration");
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expect(page.locator("[data-alerts]")).toContainText("Información");
  await page.goto("/");
  const seen = watchPage(page);
  await page.goto("/?action=logout");
  // A page for one visitor runs the same inline script as pages for all.
  await expect(page.locator("html")).toHaveAttribute("data-consent", "necessary");
  await page.getByRole("button", { name: "Cerrar sesión" }).click();
  await expect(page).toHaveURL("/");
  expect(seen.problems).toEqual([]);
});
