import { expect } from "@playwright/test";
import { listedVins } from "#tools/test-support/invented-addresses.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers } from "../support/delay-answers.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test("after consent what was looked at is remembered, shown without moving what is seen, and cleared", async ({
  page,
  request,
  baseURL,
}) => {
  const [first, second] = await listedVins(request, "es", 2);
  const seen = watchPage(page);
  const stored = () => page.evaluate(() => localStorage.getItem("volante-recent"));
  await page.goto(`/coches-ocasion/${first}/`);
  await touched(page);
  expect(await stored()).toBeNull();
  // The cookie, and the mark that the consent script makes of it on the root element.
  await page.context().addCookies([{ name: "volante-consent", value: "all", url: baseURL ?? "" }]);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.consent = "all";
    });
  });
  await page.reload();
  await touched(page);
  await expect.poll(stored).toBe(first);

  const letThrough = await holdAnswers(page, "**/vistos-hace-poco/**");
  const requested = page.waitForRequest("**/vistos-hace-poco/**");
  await page.goto(`/coches-ocasion/${second}/`);
  await touched(page);
  await expect.poll(stored).toBe(`${second} ${first}`);
  const place = page.locator("[data-recent]");
  await place.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const answered = (await requested).response();
  letThrough();
  await (await answered)?.finished();
  await page.evaluate(() => new Promise((rendered) => requestAnimationFrame(() => setTimeout(rendered, 50))));
  await expect(place.locator("article")).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(page.getByRole("list", { name: "Vistos hace poco" }).locator("article")).toHaveCount(1);
  expect(seen.requests.filter((url) => url.includes("/vistos-hace-poco/"))).toHaveLength(1);

  await page.goto(paths.home.es);
  await touched(page);
  const row = page.getByRole("heading", { name: "Vistos hace poco" });
  await expect(async () => {
    await page.mouse.wheel(0, 1_000);
    await expect(row).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(page.getByRole("list", { name: "Vistos hace poco" }).locator("article")).toHaveCount(2);
  // By its key: the wheel may go on turning under a pointer.
  await page.getByRole("button", { name: "Borrar esta lista" }).press("Enter");
  await expect(row).toHaveCount(0);
  expect(await stored()).toBeNull();
  expect(seen.problems).toEqual([]);
});
