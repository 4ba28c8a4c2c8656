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
import { withAll } from "../support/tiers.ts";

const plainList = new RegExp(`${paths.list.es}$`);

const start = async (page: Page) => {
  await page.goto(paths.list.es);
  await liveList(page);
  await markDocument(page);
  await unfold(page, "fuel");
  return listParts(page);
};

const html = (body: string) => ({ contentType: "text/html; charset=utf-8", body });

/** What `fetchPage` takes for a page of this site is tested beside it: one answer for each way of giving up. */
const badAnswers: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  "no answer": (route) => route.abort("connectionreset"),
  "an error": (route) => route.fulfill({ status: 500, ...html("<main><div data-list=''>boom</div></main>") }),
  "a page without a list": async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replace(/<main[\s\S]*<\/main>/, "<main id=main>Aviso</main>"),
    });
  },
};

for (const [name, answer] of Object.entries(badAnswers))
  test(
    `what is no list of this site the browser goes to by itself, with what was chosen: ${name}`,
    name === "an error" ? {} : withAll,
    async ({ page }) => {
      const { box, tags } = await start(page);
      await answerFetches(page, "fuel=diesel", answer);
      const loaded = page.waitForEvent("load");
      await box("fuel", "diesel").check();
      await loaded;
      await expect(page).toHaveURL(/[?&]fuel=diesel/);
      await expect(tags).toHaveCount(1);
      await expect(box("fuel", "diesel")).toBeChecked();
      await page.unrouteAll();
      await page.goBack();
      await expect(page).toHaveURL(plainList);
      await expect(tags).toHaveCount(0);
      await start(page);
    },
  );

test("a list that asks for a login leads to it", withAll, async ({ page }) => {
  const { box } = await start(page);
  await page.route(/\/acceso\//, (route) =>
    route.fulfill(html("<title>Acceso</title><main data-whole>Acceso</main>")),
  );
  await answerFetches(page, "fuel=diesel", (route) =>
    route.fulfill({ status: 302, headers: { location: "/acceso/?returnTo=%2F" } }),
  );
  await box("fuel", "diesel").check();
  await expect(page).toHaveURL(/\/acceso\/\?returnTo=/);
  await expect(page).toHaveTitle("Acceso");
});

test("offline between tap and answer, it is said, nothing is lost, and the next choice carries both out", async ({
  page,
  context,
}) => {
  const { box, tags, status } = await start(page);
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

test(
  "of choices that are made while others are on their way the last one holds, and an order loses no filters",
  withAll,
  async ({ page }) => {
    const { box, tags, sort, results } = await start(page);
    await test.step("of two fast taps the last one holds, with what the first one chose", async () => {
      const first = await holdFetches(page, "fuel=diesel");
      await box("fuel", "diesel").check();
      await expect.poll(first.count).toBe(1);
      await box("fuel", "petrol").check();
      await expect.poll(first.count).toBe(2);
      await box("fuel", "diesel").uncheck();
      await expect(page).toHaveURL(/\?fuel=petrol$/);
      await expect(tags).toHaveCount(1);
      await first.release();
      await expect(page).toHaveURL(/\?fuel=petrol$/);
      await expect(box("fuel", "diesel")).not.toBeChecked();
    });
    await test.step("back gives up what is on its way", async () => {
      const held = await holdFetches(page, "diesel");
      await box("fuel", "diesel").check();
      await expect.poll(held.count).toBe(1);
      await page.goBack();
      await expect(page).toHaveURL(plainList);
      await expect(tags).toHaveCount(0);
      await expect(box("fuel", "diesel")).not.toBeChecked();
      await held.release();
      await expect(page).toHaveURL(plainList);
      await expect(tags).toHaveCount(0);
    });
    await test.step("a choice that is taken back asks for nothing", async () => {
      const held = await holdFetches(page, "fuel=diesel");
      await box("fuel", "diesel").check();
      await expect(results).toHaveAttribute("aria-busy", "true");
      await box("fuel", "diesel").uncheck();
      await expect(results).not.toHaveAttribute("aria-busy");
      await held.release();
      await expect(tags).toHaveCount(0);
      await expect(page).toHaveURL(plainList);
    });
    await test.step("an order keeps the filters that are on their way", async () => {
      const first = await holdFetches(page, "fuel=diesel&sort=relevance");
      await box("fuel", "diesel").check();
      await expect.poll(first.count).toBe(1);
      await sort.selectOption("price-asc");
      await expect(page).toHaveURL(/\?fuel=diesel&sort=price-asc$/);
      await expect(sort).toHaveValue("price-asc");
    });
    await expectSameDocument(page);
  },
);

test("without its script the list answers as without any", withAll, async ({ page }) => {
  await page.route(/\/list-[^/]+\.js$/, (route) => route.abort());
  await page.goto(paths.list.es);
  // A page is loaded once more for a script that does not come: this one has been.
  await page.evaluate(() => sessionStorage.setItem("volante-reload", String(Date.now())));
  await liveList(page);
  const { box, tags, apply } = listParts(page);
  await unfold(page, "fuel");
  await box("fuel", "diesel").check();
  await apply.click();
  await expect(page).toHaveURL(/fuel=diesel/);
  await expect(tags).toHaveCount(1);
});
