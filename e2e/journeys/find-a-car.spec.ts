import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { expectVehiclePage, tabTo, vehicleLinks } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const) {
  test(`${locale}: from home by search to a vehicle and back`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(paths.home[locale]);
    const form = page.locator("main form").first();
    await form.locator("select[name=brand]").selectOption("seat");
    await form.locator("button").click();
    await expect(page).toHaveURL(/\/seat-segunda-m(?:ano|ao)\/$/);
    const names = await vehicleLinks(page).allTextContents();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(name).toContain("SEAT");
    const list = page.url();
    await vehicleLinks(page).first().click();
    await expectVehiclePage(page);
    await page.goBack();
    await expect(page).toHaveURL(list);
    expect(await vehicleLinks(page).allTextContents()).toEqual(names);
    expect(seen.problems).toEqual([]);
  });

  test(`${locale}: sort, next page, and the address says both`, async ({ page }) => {
    await page.goto(`${paths.list[locale]}?sort=price-asc`);
    const prices = async () =>
      (await page.locator("main article [data-part=price] > strong").allTextContents()).map((text) =>
        Number(text.replace(/[^\d,]/g, "").replace(",", ".")),
      );
    const first = await prices();
    expect(first).toEqual([...first].sort((a, b) => a - b));
    expect(first).toHaveLength(24);
    await page.locator("main nav a[rel=next]").first().click();
    await expect(page).toHaveURL(/sort=price-asc&page=2$/);
    await expect.poll(async () => (await prices())[0]).toBeGreaterThanOrEqual(first.at(-1) ?? 0);
  });
}

test("by keyboard alone, from home to a vehicle and to the list again", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.home.es);
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
  await tabTo(page, `header a[href='${paths.list.es}']`);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await tabTo(page, "main article h3 a");
  await page.keyboard.press("Enter");
  await expectVehiclePage(page);
});

test("the language switch leads to the same vehicle and is remembered", async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(paths.list.es);
  await vehicleLinks(page).first().click();
  await expectVehiclePage(page);
  const name = await page.locator("h1").textContent();
  await page.locator("header a[data-locale=pt]:visible").click();
  await expect(page).toHaveURL(/\/pt\/carros-usados\//);
  await expect(page.locator("html")).toHaveAttribute("lang", "pt");
  await expect(page.locator("h1")).toHaveText(name ?? "");
  const cookie = (await context.cookies()).find((each) => each.name === "locale");
  expect(cookie).toMatchObject({ value: "pt", sameSite: "Lax" });
  expect(cookie?.expires ?? 0).toBeGreaterThan(Date.now() / 1000 + 364 * 24 * 60 * 60);
});

test("a vehicle by its VIN shows the page and names its address", async ({ page, baseURL }) => {
  await page.goto(paths.list.es);
  const card = page.locator("main article").first();
  const vin = await card.getAttribute("data-vin");
  const address = await card.locator("h3 a").getAttribute("href");
  await page.goto(`/coches-ocasion/${vin}/`);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `${baseURL}${address}`);
  await expect(page.locator("h1")).toBeVisible();
});

test("a right id under a wrong name leads to the right one", async ({ page }) => {
  await page.goto(paths.list.es);
  const address = (await vehicleLinks(page).first().getAttribute("href")) ?? "";
  const [id] = /\d{8}/.exec(address) ?? [];
  const answer = await page.request.get(`/coches-ocasion/otro-nombre-${id}/?deposit=3000`, {
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toContain(`${address}?deposit=3000`);
});

test("the session slug is kept for the next visit, and a page view is sent", async ({ page, context }) => {
  const beacon = page.waitForRequest("**/api/footprint");
  await page.goto(paths.list.es);
  expect((await beacon).postDataJSON()).toEqual({ type: 1, path: paths.list.es });
  const slug = (await context.cookies()).find(({ name }) => name === "session-slug");
  expect(slug).toMatchObject({ value: paths.list.es, sameSite: "Strict", secure: true });
});

test("campaign values are kept only with a campaign, and only after consent", async ({
  page,
  context,
  baseURL,
}) => {
  const kept = () => page.evaluate(() => sessionStorage.getItem("utms"));
  await page.goto("/?utm_source=boletin&utm_campaign=rebajas");
  expect(await kept()).toBeNull();
  await context.addCookies([{ name: "volante-consent", value: "all", url: baseURL ?? "" }]);
  await page.goto("/?utm_source=boletin");
  expect(await kept()).toBeNull();
  await page.goto("/?utm_source=boletin&utm_campaign=rebajas");
  expect(JSON.parse((await kept()) ?? "{}")).toEqual({ utm_source: "boletin", utm_campaign: "rebajas" });
});

test("the picture that does not load leaves the layout as it was", async ({ page }) => {
  await page.goto(paths.list.es);
  const before = await page.locator("main article").first().boundingBox();
  await page.route("**/pictures/**", (route) => route.abort());
  await page.reload();
  const after = await page.locator("main article").first().boundingBox();
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
});
