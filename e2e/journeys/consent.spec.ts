import { expect, type Page } from "@playwright/test";
import { listedVins } from "#tools/test-support/invented-addresses.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { ownScripts } from "../support/delay-answers.ts";
import { tabTo } from "../support/follow.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const words = {
  es: { accept: "Aceptar", reject: "Rechazar", settings: "Configurar cookies" },
  pt: { accept: "Aceitar", reject: "Rejeitar", settings: "Configurar cookies" },
} as const;

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });
/** Opens a page whose scripts never come, nor does its "load": what is answered needs none. */
const openUnscripted = async (page: Page, path: string) => {
  await page.route(ownScripts, () => undefined);
  await page.goto(path, { waitUntil: "domcontentloaded" });
};
const consentOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === "volante-consent");

const announce = (page: Page) =>
  page.evaluate(() =>
    dispatchEvent(new CustomEvent("volante:track", { detail: { type: 7, data: { vin: "X" } } })),
  );
const dataLayer = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { dataLayer?: { type: number }[] }).dataLayer?.map(({ type }) => type),
  );

for (const [locale, tier] of languages)
  test(
    `${locale}: yes is answered in place, once, before any script is there; no takes back what was kept`,
    tier,
    async ({ page }) => {
      const { accept, reject, settings } = words[locale];
      const seen = watchPage(page);
      await page.addInitScript(() => {
        const holder = window as unknown as { shift: number };
        holder.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            holder.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
      });
      const stored = (area: "localStorage" | "sessionStorage", key: string) =>
        page.evaluate(([from, name]) => window[from].getItem(name), [area, key] as const);
      await openUnscripted(page, `${paths.list[locale]}?utm_source=boletin&utm_campaign=rebajas&utm_other=1`);
      await expect(bar(page)).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["session-slug"]);
      expect(await stored("sessionStorage", "utms")).toBeNull();
      const recorded = page.waitForRequest("**/api/consent");
      await bar(page).getByRole("button", { name: accept, exact: true }).tap();
      await expect(bar(page)).toBeHidden();
      await (await recorded).response();
      expect(await consentOf(page)).toMatchObject({ value: "all", sameSite: "Lax", path: "/" });
      expect(JSON.parse((await stored("sessionStorage", "utms")) ?? "{}")).toEqual({
        utm_source: "boletin",
        utm_campaign: "rebajas",
      });

      await openUnscripted(page, paths.home[locale]);
      await expect(page.locator("h1")).toBeVisible();
      await expect(bar(page)).toBeHidden();
      await page.evaluate(() => localStorage.setItem("volante-recent", "VSSZZZ5FZJR000001"));
      await page.getByRole("contentinfo").getByRole("link", { name: settings }).click();
      await expect(page.locator("[data-choice=all]")).toBeVisible();
      expect(await stored("localStorage", "volante-recent")).toBe("VSSZZZ5FZJR000001");
      await page.locator("main").getByRole("button", { name: reject }).click();
      await expect(page.locator("[data-choice=necessary]")).toBeVisible();
      await expect(page.locator("[data-choice=all]")).toBeHidden();
      expect((await consentOf(page))?.value).toBe("necessary");
      expect(await stored("localStorage", "volante-recent")).toBeNull();
      expect(await stored("sessionStorage", "utms")).toBeNull();
      expect(seen.problems).toEqual([]);
    },
  );

test(
  "by keyboard the bar comes first and covers neither what has the focus nor the end of the page; answered, the page goes on",
  withAll,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openUnscripted(page, paths.home.es);
    const top = (await bar(page).boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThan(370);
    const reject = "button[name=consent][value=necessary]";
    await tabTo(page, reject, 4);
    for (let step = 0; step < 20; step++) {
      await page.keyboard.press("Tab");
      const lowest = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          return focused?.closest("[data-testid=consent]") ? 0 : (focused?.getBoundingClientRect().top ?? 0);
        });
      await expect.poll(lowest, { message: `after ${step + 1} times Tab` }).toBeLessThan(top);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const end = await page.locator("footer p").last().boundingBox();
    expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
    await page.locator(reject).first().focus();
    await page.keyboard.press("Enter");
    await expect(bar(page)).toBeHidden();
    expect((await consentOf(page))?.value).toBe("necessary");
    await page.keyboard.press("Tab");
    await expect(page.locator("a[href='#main']")).toBeFocused();
  },
);

test("events before the answer are dropped, after yes they reach data layer and server, after no neither", async ({
  page,
  request,
}) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/footprint")) sent.push(request.postDataJSON());
  });
  await page.goto(paths.home.es);
  await touched(page);
  await announce(page);
  expect(await dataLayer(page)).toBeUndefined();
  await bar(page).getByRole("button", { name: words.es.accept }).click();
  await expect.poll(() => dataLayer(page)).toEqual([1]);
  await announce(page);
  await expect.poll(() => dataLayer(page)).toEqual([1, 7]);
  await expect
    .poll(() => sent)
    .toEqual([
      { type: 1, path: "/" },
      { type: 7, path: "/", data: { vin: "X" } },
    ]);

  const [vin] = await listedVins(request, "es", 1);
  await page.goto(`/coches-ocasion/${vin}/`);
  await touched(page);
  await expect.poll(() => dataLayer(page)).toEqual([1, 14]);
  await page.locator("main details:not([open]) > summary").first().click();
  await expect.poll(() => dataLayer(page)).toEqual([1, 14, 25]);

  await page.goto("/configurar-cookies/");
  await expect.poll(() => sent.at(-1)).toEqual({ type: 15, path: "/configurar-cookies/" });
  await page.locator("main").getByRole("button", { name: words.es.reject }).click();
  await touched(page);
  const before = sent.length;
  await announce(page);
  await page.goto(paths.home.es);
  await expect.poll(() => sent.slice(before)).toEqual([{ type: 1, path: "/" }]);
});
