import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { startBrokenContent } from "../support/broken-content.ts";
import { vehicleLinks } from "../support/follow.ts";
import { pageReady } from "../support/page-ready.ts";
import { paths } from "../support/paths.ts";
import { startSite } from "../support/start-site.ts";
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
  const content = await startBrokenContent(`http://127.0.0.1:${process.env.E2E_SERVICES_PORT}`);
  const site = await startSite({ DATA_SERVICE_URL: content.url, CONTENT_SERVICE_URL: content.url });
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
    await content.close();
  }
});

test("the page for an unknown address names it, and is taken over as it is", async ({ page }) => {
  const seen = watchPage(page);
  await page.goto(paths.missing.pt);
  await touch(page);
  await expect(page.locator("[data-missing-path]")).toHaveText(paths.missing.pt);
  expect(seen.problems).toEqual([]);
});

test("a chunk that does not load has the page loaded once more, and then said what to do", async ({
  page,
}) => {
  await page.goto(paths.home.es);
  await touch(page);
  await markDocument(page);
  const fail = () =>
    page.evaluate(() => {
      void Promise.reject(Object.assign(new Error("Failed to load chunk x"), { name: "ChunkLoadError" }));
    });
  await Promise.all([page.waitForEvent("load"), fail()]);
  expect(await isSameDocument(page)).toBe(false);
  await touch(page);
  await markDocument(page);
  await fail();
  await expect(page.locator("[data-flash=incomplete]")).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test("any other error has nothing loaded again", async ({ page }) => {
  await page.goto(paths.home.es);
  await touch(page);
  await markDocument(page);
  await page.evaluate(() => void Promise.reject(new Error("otra cosa")));
  await expect(page.locator("[data-flash=incomplete]")).toBeHidden();
  expect(await isSameDocument(page)).toBe(true);
});

test("a new deployment is noticed when the page is seen again, and taken up by the next link", async ({
  page,
}) => {
  await page.goto(paths.list.es);
  await touch(page);
  await markDocument(page);
  await vehicleLinks(page).first().click();
  await expect(page).toHaveURL(/-\d{8}\/$/);
  expect(await isSameDocument(page), "the same build: a soft navigation").toBe(true);
  await page.route("**/builds/latest.json", (route) => route.fulfill({ json: { id: "another-build" } }));
  const asked = page.waitForResponse("**/builds/latest.json");
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await (await asked).finished();
  await page.locator("header a[href='/']:visible").first().click();
  await expect(page).toHaveURL(/\/\/[^/]+\/$/);
  await expect.poll(() => isSameDocument(page)).toBe(false);
});

test("the build of the page is the one that the server says", async ({ page, request }) => {
  await page.goto(paths.home.es);
  const { id } = (await (await request.get("/builds/latest.json")).json()) as { id: string };
  await expect(page.locator("html")).toHaveAttribute("data-build", id);
});

test("scripts that do not load leave a page that works natively, held clicks included", async ({ page }) => {
  await page.route("**/_next/static/chunks/*.js", (route) => route.abort());
  await page.goto(paths.list.es);
  await page.evaluate(() => {
    const link = document.createElement("a");
    Object.assign(link, { href: "/comparar/", textContent: "Enlace de prueba" });
    link.dataset.needsScript = "";
    document.body.append(link);
  });
  await page.getByRole("link", { name: "Enlace de prueba" }).click();
  await expect(page).toHaveURL(/\/comparar\/$/);
  await expect(page.locator("h1")).toBeVisible();
});

test("reports from browsers are taken from our own pages only", async ({ request, baseURL }) => {
  const report = { code: "12345678-abcd", message: "Error: x", path: "/" };
  const send = (data: unknown, origin: string | undefined) =>
    request.post("/api/client-error", { data: JSON.stringify(data), headers: origin ? { origin } : {} });
  expect((await send(report, undefined)).status()).toBe(403);
  expect((await send(report, "https://evil.example")).status()).toBe(403);
  expect((await send({ ...report, code: "<b>" }, baseURL)).status()).toBe(400);
  expect((await send(report, baseURL)).status()).toBe(204);
});
