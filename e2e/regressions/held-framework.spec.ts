import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { pageReady } from "../support/page-ready.ts";
import { paths } from "../support/paths.ts";
import { startSite } from "../support/start-site.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const firstVehicle = "main article a[href*='ocasion/']";

const inlineScripts = (html: string): string =>
  [...html.matchAll(/<script(?![^>]*(?:\ssrc=|application\/ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, text = ""]) => text)
    .filter((text) => !text.startsWith("self.__next_f") && !text.startsWith("(self.__next_f"))
    .join("\n");

for (const [name, path] of [
  ["home", paths.home.es],
  ["list", paths.list.es],
  ["not found", paths.missing.es],
] as const) {
  test(`untouched, the ${name} page fetches no script and breaks no policy`, async ({ page, request }) => {
    const seen = watchPage(page);
    await page.goto(path);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(500);
    expect(seen.scripts()).toEqual([]);
    expect(seen.problems).toEqual([]);
    const html = await (await request.get(path)).text();
    expect(gzipSync(inlineScripts(html)).length).toBeLessThanOrEqual(2048);
  });
}

test("an untouched vehicle page fetches no script", async ({ page }) => {
  await page.goto(paths.list.es);
  const address = await page.locator(firstVehicle).first().getAttribute("href");
  const seen = watchPage(page);
  await page.goto(address ?? "");
  await page.waitForTimeout(500);
  expect(seen.scripts()).toEqual([]);
  expect(seen.problems).toEqual([]);
});

test("the first sign of intent brings the framework, and links become soft", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(paths.list.es);
  await page.keyboard.press("Tab");
  await pageReady(page);
  expect(seen.scripts().length).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator(firstVehicle).first().click();
  await page.waitForURL(/coches-ocasion\/.+-\d{8}\/$/);
  await expect(page.locator("h1")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(seen.problems).toEqual([]);
});

test("after a soft navigation and a reload, back shows the page of the address", async ({ page }) => {
  await page.goto(paths.list.es);
  const title = await page.title();
  await page.keyboard.press("Tab");
  await pageReady(page);
  await page.locator(firstVehicle).first().click();
  await page.waitForURL(/-\d{8}\/$/);
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${paths.list.es}$`));
  await expect(page).toHaveTitle(title);
});

test("a touch that begins a scroll does not bring the framework, a touch on a link does", async ({
  page,
}) => {
  const seen = watchPage(page);
  await page.goto(paths.home.es);
  await page.locator("h1").dispatchEvent("pointerdown", { pointerType: "touch" });
  await page.waitForTimeout(300);
  expect(seen.scripts()).toEqual([]);
  await page.locator("main a").first().dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
});

test("a hash in the address brings the framework", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(`${paths.home.es}#contact`);
  await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
});

test("a control that needs scripts has its click held, shown as busy, and repeated once", async ({
  page,
}) => {
  await page.goto(paths.home.es);
  await page.evaluate(() => {
    const button = document.createElement("button");
    button.dataset.needsScript = "";
    button.textContent = "Abrir";
    button.addEventListener("click", () => {
      button.dataset.clicks = String(Number(button.dataset.clicks ?? 0) + 1);
    });
    // Outside of what the framework draws, which would otherwise be drawn anew.
    document.body.append(button);
  });
  const button = page.getByRole("button", { name: "Abrir", exact: true });
  const busy = button.evaluate(
    (element) =>
      new Promise<boolean>((resolve) => {
        element.addEventListener("click", () => undefined);
        new MutationObserver(() => resolve(element.getAttribute("aria-busy") === "true")).observe(element, {
          attributeFilter: ["aria-busy"],
        });
      }),
  );
  await button.click();
  expect(await busy).toBe(true);
  await expect(button).toHaveAttribute("data-clicks", "1");
  await expect(button).not.toHaveAttribute("aria-busy");
  await button.click();
  await expect(button).toHaveAttribute("data-clicks", "2");
});

test("a page restored by the browser's own cache still answers to intent", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(paths.home.es);
  await page.goto(paths.list.es);
  await page.goBack();
  await page.keyboard.press("Tab");
  await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
  expect(seen.problems).toEqual([]);
});

test("switched off, pages come with their scripts, and the policy still holds", async ({ page }) => {
  test.slow();
  const site = await startSite({
    HOLD_FRAMEWORK: "off",
    DATA_SERVICE_URL: `http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`,
    CONTENT_SERVICE_URL: `http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`,
  });
  try {
    const seen = watchPage(page);
    await page.goto(site.url);
    await expect.poll(() => seen.scripts().length).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(seen.problems).toEqual([]);
  } finally {
    await site.close();
  }
});
