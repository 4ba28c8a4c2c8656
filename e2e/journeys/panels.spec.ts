import { expect } from "@playwright/test";
import { compareTool, listedVins } from "../support/listed-vehicles.ts";
import { touched } from "../support/page-ready.ts";
import { paths } from "../support/paths.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: the specifications of a card open over the list; back closes them`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    await touched(page);
    const card = page.locator("main article").nth(1);
    await card.locator("[data-panel^=specifications]").click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("h3").first()).toHaveText((await card.locator("h3").textContent()) ?? "");
    await expect(dialog.locator("dl dd").first()).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${paths.list[locale]}$`));
    await page.goForward();
    await expect(dialog.locator("dl").first()).toBeVisible();
    await dialog.locator("a", { hasText: /veh|ve[ií]/i }).click();
    await expect(page).toHaveURL(/-\d{8}\/$/);
    await expect(dialog).toHaveCount(0);
    expect(seen.problems).toEqual([]);
  });
}

test("a hash opens its panel on load and on change; others do nothing", async ({ page, request }) => {
  const [vin] = await listedVins(request, "es", 1);
  const dialog = page.getByRole("dialog");
  await page.goto(`${paths.home.es}#compare`);
  await expect(dialog).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-open-panel", "compare");
  await dialog.locator("header button").click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `specifications_${vin}`);
  await expect(dialog.locator("dl").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  for (const hash of ["reserve", "contact", "tradein_2_abc", "nothing", "main"]) {
    await page.evaluate((name) => {
      location.hash = name;
    }, hash);
    await expect(page).toHaveURL(new RegExp(`#${hash}$`));
    await expect(dialog).toHaveCount(0);
  }
});

test("a panel covers a page that does not scroll, keeps its state, and closes by its backdrop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.list.es);
  await touched(page);
  const help = page.locator("aside > button");
  await expect(help).toBeVisible();
  await compareTool(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("button").last()).toBeVisible();
  await expect(help).toBeHidden();
  const state = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("volante-panels") ?? "{}"));
  expect((await state()).compare.open).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
  expect((await state()).compare.open).toBe(false);
  await expect(help).toBeVisible();
});

test("content that cannot be fetched says so and is asked for again", async ({ page }) => {
  await page.goto(paths.list.es);
  await touched(page);
  await page.route("**/api/specifications/**", (route) => route.abort());
  await page.locator("main article [data-panel^=specifications]").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/specifications/**");
  await dialog.getByRole("alert").getByRole("button").click();
  await expect(dialog.locator("dl").first()).toBeVisible();
});

test("a panel whose scripts do not come says so, and comes when asked again", async ({ page }) => {
  await page.goto(`${paths.list.es}#compare`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button").nth(1)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  // The page has been loaded again for missing scripts just now, and is not a second time.
  await page.evaluate(() => sessionStorage.setItem("volante-reloaded-at", String(Date.now())));
  await page.route("**/_next/static/chunks/**", (route) => route.abort());
  await page.locator("main article [data-panel^=specifications]").first().click();
  const retry = dialog.getByRole("status").getByRole("button");
  await expect(retry).toBeVisible();
  await page.unroute("**/_next/static/chunks/**");
  await retry.click();
  await expect(dialog.locator("dl").first()).toBeVisible();
});

test("a vehicle opened with a modifier key is left to the browser", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.list.es);
  await touched(page);
  const opened = context.waitForEvent("page");
  await page
    .locator("main article [data-panel^=specifications]")
    .first()
    .click({ modifiers: ["Control"] });
  expect((await opened).url()).toMatch(/#technical$|about:blank/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("bad requests of panels are refused with the field at fault", async ({ request }) => {
  const [vin = ""] = await listedVins(request, "es", 1);
  for (const [address, status, field] of [
    ["/api/comparison", 400, "vin"],
    ["/api/comparison?vin=x", 400, "vin"],
    [`/api/comparison?vin=${vin}&locale=fr`, 400, "locale"],
    ["/api/specifications/x", 400, "vin"],
    ["/api/specifications/AAAAAAAAAAAAAAAAA", 404, undefined],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(status);
    expect((await answer.json()).error.field, address).toBe(field);
    expect(answer.headers()["cache-control"]).toBe("no-store");
  }
  const skipped = await request.get(`/api/comparison?vin=${vin},AAAAAAAAAAAAAAAAA&locale=pt`);
  expect(await skipped.json()).toMatchObject({ vehicles: [{ vin }], unknown: 1, sold: [], unavailable: 0 });
});
