import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { brokenHome } from "../support/lies.ts";
import { startLyingSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const touch = async (page: Page) => {
  await page.locator("a[href='#main']").focus();
  await pageReady(page);
};
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => "sameDocument" in window);

test("a page that cannot be drawn is answered by one that can, with its code, in both languages", async ({
  page,
}) => {
  test.slow();
  const site = await startLyingSite();
  site.lie(brokenHome);
  try {
    // A page that can be drawn tells the telephone.
    await page.goto(`${site.url}${paths.list.es}`);
    for (const [path, lang, heading] of [
      ["/", "es", "Algo ha fallado por nuestra parte"],
      ["/pt/", "pt", "Ocorreu uma falha do nosso lado"],
    ] as const) {
      const requests: string[] = [];
      page.on("request", (request) => requests.push(request.url()));
      const answer = await page.goto(`${site.url}${path}?brand=seat`);
      expect(answer?.status()).toBe(500);
      expect(answer?.headers()["cache-control"]).toContain("no-store");
      await expect(page.locator("html")).toHaveAttribute("lang", lang);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      const code = answer?.headers()["x-request-id"] ?? "";
      expect(code).toMatch(/^[0-9a-f-]{36}$/);
      await expect(page.locator("code")).toHaveText(code);
      await expect(page.locator(`main a[href='${path}']`)).toBeVisible();
      if (lang === "es") await expect(page.locator("a[href^='tel:']")).toBeVisible();
      expect(requests.filter((url) => url.includes("/_next/"))).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id }) => id)).toEqual([]);
      }
    }
  } finally {
    await site.close();
  }
});

test("the page for an unknown address names it, and goes on doing so", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(paths.missing.pt);
  await touch(page);
  await expect(page.locator("[data-missing-path]")).toHaveText(paths.missing.pt);
  expect(seen.problems).toEqual([]);
});

/** A part of the scripts fails as it does when a deployment or the connection has taken it away. */
const chunks = /\/_next\/static\/browser\/(?!entry-)[\w-]+\.js$/;
const notice = (page: Page) => page.locator("[data-flash=incomplete]");

test("a chunk that does not load has the page loaded once more, and then said what to do", async ({
  page,
}) => {
  await page.route(chunks, (route) => route.abort());
  await page.goto(paths.list.es);
  await markDocument(page);
  const reloaded = page.waitForEvent("load");
  await page.locator("a[href='#main']").focus();
  await reloaded;
  expect(await isSameDocument(page)).toBe(false);
  await markDocument(page);
  await touch(page);
  await expect(notice(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  await expect(page.locator("h1")).toBeVisible();
});

test("a chunk that is there again after the reload leaves nothing to be said", async ({ page }) => {
  let failures = 0;
  await page.route(chunks, (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto(paths.list.es);
  const reloaded = page.waitForEvent("load");
  await page.locator("a[href='#main']").focus();
  await reloaded;
  await touch(page);
  await expect(notice(page)).toBeHidden();
});

test("without a connection the page that works stays, and says so", async ({ page, context }) => {
  await page.goto(paths.list.es);
  await markDocument(page);
  await page.route(chunks, async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.locator("a[href='#main']").focus();
  await expect(notice(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("where nothing may be stored nothing is loaded again", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        },
      });
  });
  await page.route(chunks, (route) => route.abort());
  await page.goto(paths.list.es);
  await markDocument(page);
  await page.locator("a[href='#main']").focus();
  await expect(notice(page)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("any other error has nothing loaded again, and is told to the log three times at most", async ({
  page,
}) => {
  const reports: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/client-error")) reports.push(JSON.parse(request.postData() ?? "null"));
  });
  await page.goto(paths.home.es);
  await touch(page);
  await markDocument(page);
  await page.evaluate(() => {
    for (let n = 1; n <= 5; n += 1) void Promise.reject(new Error(`otra cosa ${n}`));
    void Promise.reject("no es un error");
  });
  await expect.poll(() => reports.length).toBe(3);
  await page.waitForTimeout(300);
  expect(reports).toEqual([1, 2, 3].map((n) => ({ message: `Error: otra cosa ${n}`, path: "/" })));
  await expect(notice(page)).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test("the build of the page is the one that the server says", async ({ page, request }) => {
  await page.goto(paths.home.es);
  const { id } = (await (await request.get("/builds/latest.json")).json()) as { id: string };
  await expect(page.locator("html")).toHaveAttribute("data-build", id);
});

test("of a page of another build a list takes nothing over: it is loaded whole", async ({ page }) => {
  await page.route(/\?(?:.*&)?page=2/, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/data-build="[^"]*"/, 'data-build="another-build"');
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto(paths.list.es);
  await touch(page);
  await markDocument(page);
  await page.locator("a[rel=next]").first().click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page.locator("main article").first()).toBeVisible();
});

test("reports from browsers are taken from our own pages only", async ({ request, baseURL }) => {
  const report = { message: "Error: x", path: "/" };
  const send = (data: unknown, origin: string | undefined) =>
    request.post("/api/client-error", { data: JSON.stringify(data), headers: origin ? { origin } : {} });
  expect((await send(report, undefined)).status()).toBe(403);
  expect((await send(report, "https://evil.example")).status()).toBe(403);
  expect((await send({ ...report, message: 7 }, baseURL)).status()).toBe(400);
  expect((await send({ ...report, path: "a".repeat(301) }, baseURL)).status()).toBe(400);
  expect((await send(report, baseURL)).status()).toBe(204);
});
