import { expect, type Page, type Route } from "@playwright/test";
import {
  expectSameDocument,
  listParts,
  liveList,
  markDocument,
  unfold,
} from "#tools/test-support/list-parts.ts";
import { paths } from "#tools/test-support/paths.ts";
import { answerFetches, holdFetches } from "../support/list-answers.ts";
import { test } from "../support/test.ts";

const begin = async (page: Page) => {
  await page.goto(paths.list.es);
  await liveList(page);
  await markDocument(page);
  await unfold(page, "fuel");
  return listParts(page);
};

const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);
const html = (body: string) => ({ contentType: "text/html; charset=utf-8", body });

const withText = async (route: Route, change: (text: string) => string) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

const badAnswers: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  "data instead of a page": (route) => route.fulfill({ json: { total: "3" } }),
  "a page without a list": (route) =>
    withText(route, (text) => text.replace(/<main[\s\S]*<\/main>/, "<main id=main>Aviso</main>")),
  "markup of somebody else": (route) => route.fulfill(html("<h1>Inicia sesión en la red del hotel</h1>")),
  "half a page": (route) => withText(route, (text) => text.slice(0, text.indexOf("<main"))),
  "an empty answer": (route) => route.fulfill(html("")),
  "an error": (route) => route.fulfill({ status: 500, ...html("<main><div data-list=''>boom</div></main>") }),
  "a refusal": (route) => route.fulfill({ status: 403, contentType: "text/plain", body: "no" }),
  "too many requests": (route) => route.fulfill({ status: 429, headers: { "retry-after": "5" }, body: "" }),
  "yesterday's build": (route) =>
    withText(route, (text) => text.replace(/data-build="[^"]*"/, 'data-build="y"')),
  "a page that stands for itself": (route) =>
    withText(route, (text) => text.replace("<main", "<main data-whole")),
  "a redirect to another site": (route) =>
    route.fulfill({ status: 302, headers: { location: "https://elsewhere.test/" } }),
  "no answer": (route) => route.abort("connectionreset"),
};

for (const [name, answer] of Object.entries(badAnswers))
  test(`${name}: the browser goes there by itself, with what was chosen`, async ({ page }) => {
    const { box, tags } = await begin(page);
    await answerFetches(page, "fuel=diesel", answer);
    await box("fuel", "diesel").check();
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
    await expect(page).toHaveURL(/[?&]fuel=diesel/);
    await expect(tags).toHaveCount(1);
    await expect(box("fuel", "diesel")).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
    await expect(tags).toHaveCount(0);
  });

test("a redirect to a login is followed as a document", async ({ page }) => {
  const { box } = await begin(page);
  const login = "/acceso/?returnTo=%2F";
  await page.route(/\/acceso\//, (route) =>
    route.fulfill(html("<title>Acceso</title><main data-whole>Acceso</main>")),
  );
  await answerFetches(page, "fuel=diesel", (route) =>
    route.fulfill({ status: 302, headers: { location: login } }),
  );
  await box("fuel", "diesel").check();
  await expect(page).toHaveURL(/\/acceso\/\?returnTo=/);
  await expect(page).toHaveTitle("Acceso");
});

test("offline between tap and answer, it is said, nothing is lost, and the next choice carries both out", async ({
  page,
  context,
}) => {
  const { box, tags, status } = await begin(page);
  const notice = page.locator("[data-offline]");
  await expect(notice).toBeHidden();
  await context.setOffline(true);
  await box("fuel", "diesel").check();
  await expect(notice).toBeInViewport();
  await expect(status).toHaveText((await notice.textContent()) ?? "");
  await expect(box("fuel", "diesel")).toBeChecked();
  await expect(box("fuel", "diesel")).toBeFocused();
  await expect(page.locator("[data-results]")).not.toHaveAttribute("aria-busy");
  await context.setOffline(false);
  await box("fuel", "petrol").check();
  await expect(page).toHaveURL(/\?fuel=diesel,petrol$/);
  await expect(tags).toHaveCount(2);
  await expect(notice).toBeHidden();
  await expectSameDocument(page);
});

test("of two fast taps the last one holds, with what the first one chose", async ({ page }) => {
  const { box, tags } = await begin(page);
  const first = await holdFetches(page, "fuel=diesel");
  await box("fuel", "diesel").check();
  await expect.poll(first.count).toBe(1);
  await box("fuel", "petrol").check();
  await expect.poll(first.count).toBe(2);
  await box("fuel", "diesel").uncheck();
  await expect(page).toHaveURL(/\?fuel=petrol$/);
  await expect(tags).toHaveCount(1);
  first.release();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(/\?fuel=petrol$/);
  await expect(box("fuel", "diesel")).not.toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expectSameDocument(page);
});

test("the order that is chosen while filters are on their way loses none of them", async ({ page }) => {
  const { box, sort } = await begin(page);
  const first = await holdFetches(page, "fuel=diesel&sort=relevance");
  await box("fuel", "diesel").check();
  await expect.poll(first.count).toBe(1);
  await sort.selectOption("price-asc");
  await expect(page).toHaveURL(/\?fuel=diesel&sort=price-asc$/);
  await expect(sort).toHaveValue("price-asc");
});

test("a choice that is taken back while it is on its way asks for nothing", async ({ page }) => {
  const { box, tags } = await begin(page);
  const first = await holdFetches(page, "fuel=diesel");
  await box("fuel", "diesel").check();
  await expect(page.locator("[data-results]")).toHaveAttribute("aria-busy", "true");
  await box("fuel", "diesel").uncheck();
  await expect(page.locator("[data-results]")).not.toHaveAttribute("aria-busy");
  first.release();
  await page.waitForTimeout(1_500);
  await expect(tags).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
});

test("back during a fetch gives it up", async ({ page }) => {
  const { box, tags } = await begin(page);
  await box("fuel", "diesel").check();
  await expect(tags).toHaveCount(1);
  const held = await holdFetches(page, "petrol");
  await box("fuel", "petrol").check();
  await expect.poll(held.count).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expect(tags).toHaveCount(0);
  await expect(box("fuel", "petrol")).not.toBeChecked();
  held.release();
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expect(tags).toHaveCount(0);
  await expectSameDocument(page);
});

for (const pause of [60, 120, 200, 300])
  test(`what is typed at ${pause} ms a key while the list changes stays as it is typed`, async ({ page }) => {
    const { price, box } = await begin(page);
    await box("fuel", "diesel").check();
    await price("To").focus();
    await page.keyboard.type("15000", { delay: pause });
    await expect(price("To")).toHaveValue("15000");
    await page.keyboard.press("Backspace");
    await page.waitForTimeout(650);
    await page.keyboard.type("5", { delay: pause });
    await expect(price("To")).toHaveValue("15005");
    await expect(page).toHaveURL(/\?fuel=diesel&priceTo=15005$/);
    await expect(price("To")).toBeFocused();
    await expect(price("To")).toHaveValue("15005");
    await page.goBack();
    await expect(page, "what was typed is one step").toHaveURL(/\?fuel=diesel$/);
  });

test("without its script the list answers as without any", async ({ page }) => {
  await page.route(/\/browsing-[^/]+\.js$/, (route) => route.abort());
  await page.goto(paths.list.es);
  await page.keyboard.press("Tab");
  await page.waitForTimeout(1_500);
  const { box, tags, apply } = listParts(page);
  await unfold(page, "fuel");
  await box("fuel", "diesel").check();
  await apply.click();
  await expect(page).toHaveURL(/fuel=diesel/);
  await expect(tags).toHaveCount(1);
});
