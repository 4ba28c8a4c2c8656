import { expect } from "@playwright/test";
import { knownCookie } from "#platform/known-cookie.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { paths } from "#tools/test-support/paths.ts";
import { countViews } from "../support/count-views.ts";
import { test } from "../support/test.ts";

test("a visit to the questions, and to a search by its address, is reported as one, once the visitor has agreed", async ({
  page,
}) => {
  const expectTypes = async (path: string, expected: readonly number[]) => {
    const types: number[] = [];
    const listen = (request: { url(): string; postData(): string | null }) => {
      if (request.url().endsWith("/api/footprint")) types.push(JSON.parse(request.postData() ?? "{}").type);
    };
    page.on("request", listen);
    await page.goto(path);
    await expect.poll(() => types).toEqual(expected);
    page.off("request", listen);
  };
  await expectTypes(paths.faq.es, [1]);
  await page.context().addCookies([answeredConsent("all", "localhost")]);
  await expectTypes(paths.faq.es, [1, 22]);
  await expectTypes(paths.article.es, [1]);
  await expectTypes(paths.list.es, [1]);
  await expectTypes(`${paths.list.es}?brand=seat`, [1, 2]);
});

test("a page that was rendered ahead is counted when it is shown", async ({ page }) => {
  const views = countViews(page);
  await page.addInitScript(() => {
    Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  });
  await page.context().addCookies([{ name: knownCookie, value: "1", domain: "localhost", path: "/" }]);
  await page.goto(paths.home.es, { waitUntil: "networkidle" });
  expect(views()).toEqual([]);
  const slug = async () => (await page.context().cookies()).find(({ name }) => name === "session-slug");
  expect(await slug()).toBeUndefined();
  const scripts = page.locator("html[data-scripts]");
  await expect(scripts).toHaveCount(0);
  for (const _ of [1, 2]) await page.evaluate(() => document.dispatchEvent(new Event("prerenderingchange")));
  await expect.poll(views).toEqual([paths.home.es]);
  await expect(scripts).toHaveCount(1);
});
