import { expect, type Page } from "@playwright/test";
import { listedVins } from "#tools/test-support/listed-vehicles.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { tabTo } from "../support/follow.ts";
import { ownScripts } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

test.use({ storageState: { cookies: [], origins: [] } });

const words = {
  es: { accept: "Aceptar", reject: "Rechazar", settings: "Configurar cookies", page: "/configurar-cookies/" },
  pt: {
    accept: "Aceitar",
    reject: "Rejeitar",
    settings: "Configurar cookies",
    page: "/pt/configurar-cookies/",
  },
} as const;

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });
/** Scripts never come: whoever answers needs none. */
const withholdScripts = (page: Page) => page.route(ownScripts, () => undefined);

/** Opens a page whose scripts never come: nor does its "load". */
const openUnscripted = (page: Page, path: string) => page.goto(path, { waitUntil: "domcontentloaded" });
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

for (const locale of ["es", "pt"] as const) {
  const { accept, reject, page: settingsPage } = words[locale];

  for (const [answer, button] of [
    ["all", accept],
    ["necessary", reject],
  ] as const) {
    test(`${locale}: "${button}" is answered in place, once, before any script is there`, async ({
      page,
    }) => {
      const seen = watchPage(page);
      await withholdScripts(page);
      await openUnscripted(page, paths.list[locale]);
      expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["session-slug"]);
      const told = page.waitForRequest("**/api/consent");
      await bar(page).getByRole("button", { name: button, exact: true }).tap();
      await expect(bar(page)).toBeHidden();
      await (await told).response();
      const cookie = await consentOf(page);
      expect(cookie).toMatchObject({ value: answer, sameSite: "Lax", path: "/" });
      const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
      expect(days).toBeGreaterThan(360);
      expect(days).toBeLessThan(730);
      await page.goto(paths.home[locale]);
      await expect(page.locator("h1")).toBeVisible();
      await expect(bar(page)).toBeHidden();
      expect(seen.problems).toEqual([]);
    });
  }

  test(`${locale}: the answer is changed from the foot of any page`, async ({ page }) => {
    await page.goto(paths.home[locale]);
    await bar(page).getByRole("button", { name: accept }).click();
    await page.evaluate(() => sessionStorage.setItem("utms", '{"utm_campaign":"x"}'));
    await page.getByRole("contentinfo").getByRole("link", { name: words[locale].settings }).click();
    await expect(page).toHaveURL(new RegExp(`${settingsPage}$`));
    await expect(page.locator("[data-choice=all]")).toBeVisible();
    await page.locator("main").getByRole("button", { name: reject }).click();
    await expect(page.locator("[data-choice=necessary]")).toBeVisible();
    await expect(page.locator("[data-choice=all]")).toBeHidden();
    expect((await consentOf(page))?.value).toBe("necessary");
    expect(await page.evaluate(() => sessionStorage.getItem("utms"))).toBeNull();
  });
}

test("by keyboard, the bar comes first, is answered, and the page goes on", async ({ page }) => {
  await withholdScripts(page);
  await openUnscripted(page, paths.home.es);
  await tabTo(page, "button[name=consent][value=necessary]", 4);
  await page.keyboard.press("Enter");
  await expect(bar(page)).toBeHidden();
  expect((await consentOf(page))?.value).toBe("necessary");
  await page.keyboard.press("Tab");
  await expect(page.locator("a[href='#main']")).toBeFocused();
});

test("what has the focus is not below the bar, nor is the end of the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(paths.home.es);
  const top = (await bar(page).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan(370);
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press("Tab");
    const lowest = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        return focused?.closest("[data-testid=consent]") ? 0 : (focused?.getBoundingClientRect().top ?? 0);
      });
    await expect.poll(lowest, { message: `after ${step + 1} times Tab` }).toBeLessThan(top);
  }
  const copyright = page.locator("footer p").last();
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  const end = await copyright.boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top);
});

test("the bar moves nothing when it comes", async ({ page }) => {
  await page.addInitScript(() => {
    const holder = window as unknown as { shift: number };
    holder.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) holder.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(paths.list.es);
  await expect(bar(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
});

test("events before the answer are dropped, after yes they reach data layer and server, after no neither", async ({
  page,
}) => {
  const sent: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/footprint")) sent.push(request.postDataJSON());
  });
  await page.goto(paths.home.es);
  await page.locator("header a").first().focus();
  await pageReady(page);
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
  await page.goto("/configurar-cookies/");
  await expect.poll(() => sent.at(-1)).toEqual({ type: 15, path: "/configurar-cookies/" });
  await page.locator("main").getByRole("button", { name: words.es.reject }).click();
  await page.locator("header a").first().focus();
  await pageReady(page);
  const before = sent.length;
  await announce(page);
  await page.goto(paths.home.es);
  await expect.poll(() => sent.slice(before)).toEqual([{ type: 1, path: "/" }]);
});

test("with consent a vehicle that is looked at and the parts that are opened reach the data layer", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  const [vin] = await listedVins(request, "es", 1);
  await context.addCookies([{ name: "volante-consent", value: "all", url: baseURL ?? "" }]);
  await page.goto(`/coches-ocasion/${vin}/`);
  await page.locator("header a").first().focus();
  await pageReady(page);
  await expect.poll(() => dataLayer(page)).toEqual([1, 14]);
  await page.locator("main details:not([open]) > summary").first().click();
  await expect.poll(() => dataLayer(page)).toEqual([1, 14, 25]);
});

test("who takes the consent back has what was looked at deleted at once, before any script is there", async ({
  page,
}) => {
  await withholdScripts(page);
  const kept = () => page.evaluate(() => localStorage.getItem("volante-recent"));
  await openUnscripted(page, "/configurar-cookies/");
  await page.locator("main").getByRole("button", { name: words.es.accept }).click();
  await page.evaluate(() => localStorage.setItem("volante-recent", "VSSZZZ5FZJR000001"));
  await page.reload({ waitUntil: "domcontentloaded" });
  expect(await kept()).toBe("VSSZZZ5FZJR000001");
  await page.locator("main").getByRole("button", { name: words.es.reject }).click();
  expect(await kept()).toBeNull();
});

test("a campaign that brought the visitor here is kept when the answer is yes", async ({ page }) => {
  await page.goto("/?utm_source=boletin&utm_campaign=rebajas&utm_other=1");
  expect(await page.evaluate(() => sessionStorage.getItem("utms"))).toBeNull();
  await bar(page).getByRole("button", { name: words.es.accept }).click();
  expect(JSON.parse((await page.evaluate(() => sessionStorage.getItem("utms"))) ?? "{}")).toEqual({
    utm_source: "boletin",
    utm_campaign: "rebajas",
  });
});

test("the server takes an answer from its own pages only, and no event without consent", async ({
  request,
  baseURL,
}) => {
  const answer = (form: Record<string, string>, origin?: string) =>
    request.post("/api/consent", { form, headers: origin ? { origin } : {}, maxRedirects: 0 });
  expect((await answer({ consent: "all" }, "https://evil.example")).status()).toBe(403);
  expect((await answer({ consent: "all" })).status()).toBe(403);
  expect((await answer({ consent: "maybe" }, baseURL)).status()).toBe(400);
  expect((await answer({}, baseURL)).status()).toBe(400);
  const sentBack = await request.post("/api/consent", {
    form: { consent: "all" },
    headers: { origin: baseURL ?? "", referer: "https://evil.example/x/" },
    maxRedirects: 0,
  });
  expect(sentBack.headers().location).toBe("/#consent-all");
  const event = (data: unknown, cookie: string, origin = baseURL ?? "") =>
    request.post("/api/footprint", { data: JSON.stringify(data), headers: { cookie, origin } });
  const view = { type: 7, path: "/", data: { vin: "X" } };
  expect((await event(view, "volante-consent=all", "https://evil.example")).status()).toBe(403);
  expect((await event(view, "volante-consent=necessary")).status()).toBe(403);
  expect((await event(view, "volante-consent=all")).status()).toBe(204);
  expect((await event({ ...view, type: 5 }, "volante-consent=all")).status()).toBe(400);
  expect((await event({ ...view, data: { vin: {} } }, "volante-consent=all")).status()).toBe(400);
  expect((await event({ type: 1, path: "//evil" }, "volante-consent=all")).status()).toBe(400);
});
