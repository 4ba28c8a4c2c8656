import { type APIRequestContext, expect, type Page, type Route } from "@playwright/test";
import { comparePaths, compareTool, listedVins } from "#tools/test-support/invented-addresses.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/delay-answers.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

const sheet = "**/ficha-tecnica/**";
/** In the comparison: a card has no other link than its own. */
const sheetLink = (page: Page, index = 0) => page.locator("main [data-panel^=specifications]").nth(index);
const comparisonOf = async (request: APIRequestContext) =>
  `${comparePaths.es}?vin=${(await listedVins(request, "es", 2)).join(",")}`;

test(
  "the specifications of a vehicle open over the comparison; back closes them",
  withAll,
  async ({ page, request }) => {
    const seen = watchPage(page);
    await page.goto(await comparisonOf(request));
    await touched(page);
    await sheetLink(page, 1).click();
    const dialog = page.getByRole("dialog", { name: /^Ficha técnica de ./ });
    await expect(dialog.locator("dl dd").first()).toBeVisible();
    await expect(dialog.locator("h1")).toHaveCount(0);
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\?vin=[^#]+$/);
    await page.goForward();
    await expect(dialog.locator("dl").first()).toBeVisible();
    await dialog.locator("a", { hasText: /veh/i }).click();
    await expect(page).toHaveURL(/-\d{8}\/$/);
    await expect(dialog).toHaveCount(0);
    expect(seen.problems).toEqual([]);
  },
);

test("a hash opens its panel on load and on change, and closing leaves the page where it is; other hashes do nothing", async ({
  page,
  request,
}) => {
  const [vin] = await listedVins(request, "es", 1);
  const dialog = page.getByRole("dialog");
  await page.goto(paths.list.es);
  await page.goto(`${paths.home.es}#compare`);
  await expect(dialog).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-open-panel", "compare");
  await dialog.locator("[data-panel-does=close]").first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`localhost:\\d+${paths.home.es}$`));
  const setHash = (name: string) =>
    page.evaluate((hash) => {
      location.hash = hash;
    }, name);
  await setHash(`specifications_${vin}`);
  await expect(dialog.locator("dl").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  for (const hash of ["reserve", "test-drive", "nothing", "main", "example"]) {
    await setHash(hash);
    await expect(page).toHaveURL(new RegExp(`#${hash}$`));
    await expect(dialog).toHaveCount(0);
  }
});

test("a panel covers a page that does not scroll, keeps its state, and closes by its backdrop; a modifier key opens none", async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await comparisonOf(request));
  await touched(page);
  const dialog = page.getByRole("dialog");
  const opened = context.waitForEvent("page");
  await sheetLink(page).click({ modifiers: ["Control"] });
  expect((await opened).url()).toMatch(/\/ficha-tecnica\/|about:blank/);
  await expect(dialog).toHaveCount(0);
  await page.bringToFront();

  const help = page.locator("header button[popovertarget=action-bar]:not([popovertargetaction])");
  await expect(help).toBeVisible();
  await compareTool(page).click();
  await expect(dialog.locator("button").last()).toBeVisible();
  await expect(help).toBeHidden();
  const state = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("volante-panels") ?? "{}"));
  expect((await state()).compare.open).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  // Pressed inside and let go outside does not mean to close.
  await page.mouse.move(1200, 400);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
  // The dialog is gone first.
  await expect.poll(async () => (await state()).compare.open).toBe(false);
  await expect(help).toBeVisible();
});

test("a panel whose page does not come says so, and asks again until it comes", async ({ page, request }) => {
  const failures: ((route: Route) => Promise<void>)[] = [
    (route) => route.abort(),
    (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<main>no" }),
    (route) => route.fulfill({ status: 500, body: "Internal error" }),
    (route) => route.fulfill({ status: 429, body: "Too many requests" }),
  ];
  await page.goto(await comparisonOf(request));
  await touched(page);
  let failed = 0;
  await page.route(sheet, (route) => failures[failed++]?.(route) ?? route.continue());
  await sheetLink(page).click();
  const dialog = page.getByRole("dialog");
  for (const index of failures.keys()) {
    await expect.poll(() => failed).toBe(index + 1);
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("status").first()).toBeEmpty();
    await dialog.getByRole("alert").getByRole("button").click();
  }
  await expect(dialog.locator("dl").first()).toBeVisible();
  await expect(dialog.getByRole("alert")).toBeHidden();
  // The button that had the focus is gone.
  await expect(dialog.locator("h2").first()).toBeFocused();
});

const answers = {
  "a redirect to a login": { status: 302, headers: { location: "/acceso/" }, leads: /\/acceso\/$/ },
  "a page of another build": {
    status: 200,
    contentType: "text/html",
    body: '<html data-build="yesterday"><main><h1>Otra</h1></main></html>',
    leads: /\/ficha-tecnica\//,
  },
} as const;

test(
  "what is no page of this build in the place of a panel's page is left to the browser",
  withAll,
  async ({ page, request }) => {
    for (const [what, { leads, ...answer }] of Object.entries(answers)) {
      await page.goto(await comparisonOf(request));
      await touched(page);
      await page.route(sheet, (route) => route.fulfill(answer));
      await sheetLink(page).click();
      await expect(page, what).toHaveURL(leads);
      await page.unroute(sheet);
    }
  },
);

test(
  "of two panels asked for at once the last is shown; one on its way is announced, and given up by going back",
  withAll,
  async ({ page, request }) => {
    const [one = "", two = ""] = await listedVins(request, "es", 2);
    await page.goto(await comparisonOf(request));
    await touched(page);
    const dialog = page.getByRole("dialog");
    const letThrough = await holdAnswers(page, `**/ficha-tecnica/${one}/`);
    const givenUp = () =>
      page.waitForEvent("requestfailed", {
        predicate: (failed) => failed.url().includes(`/ficha-tecnica/${one}/`),
        // Long before the page's timeout.
        timeout: 5_000,
      });
    let ended = givenUp();
    await page.evaluate(
      (vins) => {
        for (const vin of vins)
          document.querySelector<HTMLElement>(`main a[data-panel="specifications_${vin}"]`)?.click();
      },
      [one, two],
    );
    await ended;
    await expect(dialog.locator("dl").getByText(two)).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`#specifications_${two}$`));

    await page.goBack();
    await expect(dialog.getByRole("status").first()).toHaveText("Cargando");
    ended = givenUp();
    await page.goBack();
    await ended;
    letThrough();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\?vin=[^#]+$/);
  },
);

test("a panel whose scripts do not come, or whose own does not, is the page that its link leads to", async ({
  page,
  request,
}) => {
  await page.route(ownScripts, (route) => route.abort());
  await page.goto(await comparisonOf(request));
  await sheetLink(page).click();
  await expect(page).toHaveURL(/\/ficha-tecnica\/[A-Z0-9]{17}\/$/);
  await expect(page.locator("main dl").first()).toBeVisible();
  await page.unroute(ownScripts);
  // The page has been loaded again for missing scripts just now, and is not a second time.
  await page.evaluate(() => sessionStorage.setItem("volante-reload", String(Date.now())));
  await page.route("**/_next/static/browser/list-*", (route) => route.abort());
  await page.goto(await comparisonOf(request));
  await sheetLink(page).click();
  await expect(page).toHaveURL(/\/ficha-tecnica\/[A-Z0-9]{17}\/$/);
});

test(
  "links of a content page and of the menu open their panel, and the menu's button has the focus back",
  withAll,
  async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.home.es);
    await touched(page);
    const plate = page.getByRole("dialog").getByLabel("Matrícula");
    await page.locator("main").getByRole("link", { name: "Tasar mi coche" }).click();
    await expect(page).toHaveURL(/\/#tradein$/);
    await expect(plate).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const burger = page.getByRole("button", { name: "Abrir el menú" });
    await burger.click();
    const item = page.locator("header li[data-nested]", { hasText: "Vender" });
    await item.locator("summary").click();
    await item.getByRole("link", { name: "Tasar mi coche" }).click();
    await expect(plate).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(burger).toBeFocused();
    expect(seen.problems).toEqual([]);
  },
);
