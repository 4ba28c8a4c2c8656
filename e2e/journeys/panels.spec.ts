import { expect, type Page } from "@playwright/test";
import { compareTool, listedVins } from "#tools/test-support/listed-vehicles.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers, ownScripts } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const sheet = "**/ficha-tecnica/**";
const sheetLink = (page: Page, index = 0) =>
  page.locator("main article [data-panel^=specifications]").nth(index);

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: the specifications of a card open over the list; back closes them`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.list[locale]);
    await touched(page);
    const card = page.locator("main article").nth(1);
    const name = (await card.locator("h3").textContent()) ?? "";
    await card.locator("[data-panel^=specifications]").click();
    const dialog = page.getByRole("dialog", { name: `Ficha técnica de ${name}` });
    await expect(dialog.locator("h2").nth(1)).toHaveText(name);
    await expect(dialog.locator("dl dd").first()).toBeVisible();
    await expect(dialog.locator("h1")).toHaveCount(0);
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
  await dialog.locator("[data-panel-does=close]").first().click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `specifications_${vin}`);
  await expect(dialog.locator("dl").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
  for (const hash of ["reserve", "test-drive", "tradein_6_abc", "nothing", "main", "example"]) {
    await page.evaluate((name) => {
      location.hash = name;
    }, hash);
    await expect(page).toHaveURL(new RegExp(`#${hash}$`));
    await expect(dialog).toHaveCount(0);
  }
});

test("a panel loaded with its page leaves the page where it is when it closes", async ({ page }) => {
  await page.goto(paths.list.es);
  await page.goto(`${paths.home.es}#compare`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`localhost:\\d+${paths.home.es}$`));
});

test("a panel covers a page that does not scroll, keeps its state, and closes by its backdrop", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.list.es);
  await touched(page);
  const help = page.locator("header button[popovertarget=action-bar]:not([popovertargetaction])");
  await expect(help).toBeVisible();
  await compareTool(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("button").last()).toBeVisible();
  await expect(help).toBeHidden();
  const state = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("volante-panels") ?? "{}"));
  expect((await state()).compare.open).toBe(true);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("hidden");
  // Pressed inside and let go outside is no wish to close.
  await page.mouse.move(1200, 400);
  await page.mouse.down();
  await page.mouse.move(20, 400);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 400);
  await expect(dialog).toHaveCount(0);
  expect((await state()).compare.open).toBe(false);
  await expect(help).toBeVisible();
});

const failures = {
  "the connection is lost": (page: Page) => page.route(sheet, (route) => route.abort()),
  "it is not found": (page: Page) =>
    page.route(sheet, (route) => route.fulfill({ status: 404, contentType: "text/html", body: "<main>no" })),
  "the server fails": (page: Page) =>
    page.route(sheet, (route) => route.fulfill({ status: 500, body: "Internal error" })),
  "too much was asked": (page: Page) =>
    page.route(sheet, (route) => route.fulfill({ status: 429, body: "Too many requests" })),
} as const;

for (const [what, fail] of Object.entries(failures))
  test(`a panel whose page does not come says so and asks again: ${what}`, async ({ page }) => {
    await page.goto(paths.list.es);
    await touched(page);
    await fail(page);
    await sheetLink(page).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByRole("alert")).toBeVisible();
    await expect(dialog.getByRole("status").first()).toBeEmpty();
    await page.unroute(sheet);
    await dialog.getByRole("alert").getByRole("button").click();
    await expect(dialog.locator("dl").first()).toBeVisible();
    await expect(dialog.getByRole("alert")).toBeHidden();
    // The button that had the focus is gone.
    await expect(dialog.locator("h2").first()).toBeFocused();
  });

const left = {
  "a redirect to a login": { status: 302, headers: { location: "/acceso/" }, leads: /\/acceso\/$/ },
  "what is no page": { status: 200, contentType: "application/json", body: "{}", leads: /\/ficha-tecnica\// },
  "a page of another build": {
    status: 200,
    contentType: "text/html",
    body: '<html data-build="yesterday"><main><h1>Otra</h1></main></html>',
    leads: /\/ficha-tecnica\//,
  },
} as const;

for (const [what, { leads, ...answer }] of Object.entries(left))
  test(`${what} in the place of a panel's page is left to the browser`, async ({ page }) => {
    await page.goto(paths.list.es);
    await touched(page);
    await page.route(sheet, (route) => route.fulfill(answer));
    await sheetLink(page).click();
    await expect(page).toHaveURL(leads);
  });

test("while a page is on its way that is said after a while; going back meanwhile ends it", async ({
  page,
}) => {
  await page.goto(paths.list.es);
  await touched(page);
  const letThrough = await holdAnswers(page, sheet);
  await sheetLink(page).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("status").first()).toHaveText("Cargando");
  const ended = page.waitForEvent("requestfailed", {
    predicate: (request) => request.url().includes("/ficha-tecnica/"),
    // Long before patience with the page has an end.
    timeout: 5_000,
  });
  await page.goBack();
  await ended;
  letThrough();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
});

test("of two panels asked for at once the last one is shown", async ({ page, request }) => {
  const [one = "", two = ""] = await listedVins(request, "es", 2);
  await page.goto(paths.list.es);
  await touched(page);
  await page.route(`**/ficha-tecnica/${one}/`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue().catch(() => undefined);
  });
  await page.evaluate(
    (vins) => {
      for (const vin of vins)
        document.querySelector<HTMLElement>(`[data-vin="${vin}"] a[data-panel]`)?.click();
    },
    [one, two],
  );
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("dl").getByText(two)).toHaveCount(1);
  await page.waitForTimeout(900);
  await expect(dialog.locator("dl").getByText(two)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`#specifications_${two}$`));
});

test("a panel whose scripts do not come is the page that its link leads to", async ({ page }) => {
  await page.route(ownScripts, (route) => route.abort());
  await page.goto(paths.list.es);
  await sheetLink(page).click();
  await expect(page).toHaveURL(/\/ficha-tecnica\/[A-Z0-9]{17}\/$/);
  await expect(page.locator("main dl").first()).toBeVisible();
});

test("a panel whose script alone does not come is that page too", async ({ page }) => {
  // The page has been loaded again for missing scripts just now, and is not a second time.
  await page.addInitScript(() => sessionStorage.setItem("volante-reloaded-at", String(Date.now())));
  await page.route("**/_next/static/browser/browsing*", (route) => route.abort());
  await page.goto(paths.list.es);
  await sheetLink(page).click();
  await expect(page).toHaveURL(/\/ficha-tecnica\/[A-Z0-9]{17}\/$/);
});

test("a vehicle opened with a modifier key is left to the browser", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.list.es);
  await touched(page);
  const opened = context.waitForEvent("page");
  await sheetLink(page).click({ modifiers: ["Control"] });
  expect((await opened).url()).toMatch(/\/ficha-tecnica\/|about:blank/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the page of specifications exists for vehicles alone, and for no index", async ({ request }) => {
  const [vin = ""] = await listedVins(request, "es", 1);
  for (const [address, status] of [
    [`/ficha-tecnica/${vin}/`, 200],
    [`/pt/ficha-tecnica/${vin}/`, 200],
    ["/ficha-tecnica/AAAAAAAAAAAAAAAAA/", 404],
    [`/ficha-tecnica/${vin.toLowerCase()}/`, 404],
    ["/ficha-tecnica/x/", 404],
    ["/ficha-tecnica/", 404],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(status);
    if (status === 200) expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  }
});

test("a link of a content page opens its panel over it", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto("/pt/");
  await touched(page);
  await page.locator("main").getByRole("link", { name: "Avaliar o meu carro" }).click();
  await expect(page).toHaveURL(/\/pt\/#tradein$/);
  await expect(page.getByRole("dialog").getByLabel("Matrícula")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(seen.problems).toEqual([]);
});

test("a panel that was opened from the menu gives the focus back to the menu's button", async ({ page }) => {
  await page.goto(paths.home.es);
  await touched(page);
  const burger = page.getByRole("button", { name: "Abrir el menú" });
  await burger.click();
  const item = page.locator("header li[data-nested]", { hasText: "Vender" });
  await item.locator("summary").click();
  await item.getByRole("link", { name: "Tasar mi coche" }).click();
  await expect(page.getByRole("dialog").getByLabel("Matrícula")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(burger).toBeFocused();
});
