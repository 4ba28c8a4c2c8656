import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { fillCard, payButton } from "#tools/test-support/card-form.ts";
import { reservationPath } from "#tools/test-support/held-reservation.ts";
import { listedVins } from "#tools/test-support/invented-addresses.ts";
import { fillLead, testDrive, triggerOf } from "#tools/test-support/lead-forms.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { reserveAddress } from "#tools/test-support/reserve.ts";
import { openCardStep, test } from "../support/card-test.ts";
import { startOwnSite } from "../support/own-site.ts";
import { withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

/** In place of Google's scripts: it sets their cookies, and sends all the time and when the page is left. */
const tag = `
  document.cookie = "_ga=GA1.1.1.1;path=/;max-age=9999";
  document.cookie = "_ga_TEST12345=GS1.1;path=/;max-age=9999";
  var send = () => navigator.sendBeacon("https://region1.google-analytics.com/g/collect");
  setInterval(send, 50);
  addEventListener("pagehide", send);`;

// One site for both.
test.describe.configure({ mode: "default" });

let measured: Awaited<ReturnType<typeof startOwnSite>>;
test.beforeAll(async ({ request }) => {
  measured = await startOwnSite({
    GTM_ID: "GTM-TEST123",
    GA_ID: "G-TEST12345",
    PLAUSIBLE_URL: "https://plausible.example",
    SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "",
  });
  await expect
    .poll(async () => (await request.get(measured.url + paths.list.es)).text(), { timeout: 60_000 })
    .toContain("data-vin");
});
test.afterAll(() => measured.close());
test.use({ storageState: { cookies: [], origins: [] } });

/** What the page requests of other sites, each of which is answered here. */
const watchOthers = async (page: Page) => {
  const requested: {
    readonly url: string;
    readonly body: string | null;
    readonly cookie: string | undefined;
  }[] = [];
  await page.route(/^https:\/\//, async (route) => {
    const request = route.request();
    requested.push({
      url: request.url(),
      body: request.postData(),
      cookie: request.headers().cookie,
    });
    await route.fulfill({
      contentType: "text/javascript",
      body: request.url().includes(".js") || request.url().includes("/js?") ? tag : "",
    });
  });
  return requested;
};

/** The scripts, styles and fonts that the visitor downloads on the way: each is named by its content. Pictures come as far as one scrolls. */
const downloads = async (page: Page, site: string, way: (page: Page) => Promise<void>) => {
  const found = new Set<string>();
  page.on("response", (response) => {
    if (!/script|stylesheet|font/.test(response.request().resourceType())) return;
    const { pathname, search } = new URL(response.url());
    found.add(pathname + search);
  });
  await page.goto(site + paths.list.es);
  await way(page);
  return [...found].sort();
};

const bar = (page: Page) => page.getByRole("region", { name: "Cookies" });
const refuse = async (page: Page) => {
  await bar(page).getByRole("button", { name: "Rechazar" }).click();
  await page.reload();
  await touched(page);
  await page.waitForLoadState("load");
};

/** The data layer: commands of Google's as lists, and what the tag manager finds. */
const layerOf = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: object[] }).dataLayer ?? []).map((entry) =>
      Object.prototype.toString.call(entry) === "[object Arguments]"
        ? Array.from(entry as ArrayLike<unknown>)
        : entry,
    ),
  );
type Sales = { readonly event?: string; readonly ecommerce?: Readonly<Record<string, unknown>> | null };
const salesOf = async (page: Page) =>
  ((await layerOf(page)) as Sales[]).filter(({ ecommerce }) => ecommerce != null);

test(
  "who refuses fetches what they fetch where nothing measures, byte for byte, and nothing of others",
  withAll,
  async ({ page, context, baseURL }) => {
    const others = await watchOthers(page);
    const here = await downloads(page, measured.url, refuse);
    await context.clearCookies();
    const other = await context.newPage();
    const there = await downloads(other, String(baseURL), refuse);
    expect(here.length).toBeGreaterThan(2);
    expect(here).toEqual(there);
    expect(others).toEqual([]);
    expect(await layerOf(page)).toEqual([]);
  },
);

test(
  "after consent the sales events reach the data layer and Plausible; withdrawn on an open page, nothing is sent any more",
  withAll,
  async ({ page, context, request }) => {
    const others = await watchOthers(page);
    const seen = watchPage(page);
    await page.goto(measured.url + paths.list.es);
    await bar(page).getByRole("button", { name: "Aceptar" }).click();
    await expect.poll(() => salesOf(page)).toHaveLength(1);
    const layer = await layerOf(page);
    const [first, second] = layer as [unknown[], unknown[]];
    expect(first.slice(0, 2)).toEqual(["consent", "default"]);
    expect(new Set(Object.values(first[2] as object))).toEqual(new Set(["denied"]));
    expect(Object.keys(first[2] as object)).toEqual(
      expect.arrayContaining(["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"]),
    );
    expect(second).toEqual(["consent", "update", { analytics_storage: "granted" }]);
    const [list] = await salesOf(page);
    expect(list).toMatchObject({ event: "view_item_list", ecommerce: { currency: "EUR" } });
    const items = list?.ecommerce?.items as readonly Record<string, unknown>[];
    expect(items.length).toBeGreaterThan(10);
    expect(items[0]).toMatchObject({
      item_id: expect.stringMatching(/^[A-Z0-9]{17}$/),
      item_name: expect.any(String),
      item_category: "car",
      price: expect.any(Number),
    });
    expect(new Set(others.map(({ url }) => url).filter((url) => url.includes("googletagmanager")))).toEqual(
      new Set([
        "https://www.googletagmanager.com/gtm.js?id=GTM-TEST123",
        "https://www.googletagmanager.com/gtag/js?id=G-TEST12345",
      ]),
    );
    const counted = () => others.filter(({ url }) => url === "https://plausible.example/api/event");
    await expect
      .poll(() => counted().map(({ body }) => JSON.parse(body ?? "")))
      .toContainEqual({
        domain: "localhost",
        name: "pageview",
        url: measured.url + paths.list.es,
        referrer: "",
      });
    expect(counted().filter(({ cookie }) => cookie !== undefined)).toEqual([]);

    const [vin = ""] = await listedVins(request, "es", 1);
    await page.goto(`${measured.url}/coches-ocasion/${vin}/`);
    await expect.poll(() => salesOf(page)).toHaveLength(1);
    const price =
      Number((await page.locator("[data-price]").first().textContent())?.replace(/\D/g, "")) / 100;
    const item = { item_id: vin, item_brand: expect.any(String), item_category: "car", price };
    expect(await salesOf(page)).toMatchObject([
      { event: "view_item", ecommerce: { currency: "EUR", value: price, items: [item] } },
    ]);
    await page.goto(measured.url + reserveAddress("es", vin));
    await expect
      .poll(() => salesOf(page))
      .toMatchObject([
        { event: "begin_checkout", ecommerce: { currency: "EUR", value: price, items: [item] } },
      ]);
    expect(seen.problems).toEqual([]);

    const purchase = { name: "purchase", currency: "EUR", value: 1, transaction_id: "r1", items: [] };
    for (let shown = 0; shown < 2; shown += 1)
      await page.evaluate((sale) => {
        const place = document.createElement("p");
        place.dataset.sale = sale;
        document.querySelector("main")?.prepend(place);
        dispatchEvent(new Event("pageshow"));
      }, JSON.stringify(purchase));
    const once = ["begin_checkout", "purchase"];
    expect((await salesOf(page)).map(({ event }) => event)).toEqual(once);
    // Without a container, and to Plausible, the same.
    const commands = ((await layerOf(page)) as unknown[]).filter(Array.isArray);
    expect(commands.filter(([command]) => command === "event").map(([, name]) => name)).toEqual(once);
    await expect
      .poll(() =>
        others.filter(({ body }) => body?.includes('"purchase"')).map(({ body }) => JSON.parse(body ?? "")),
      )
      .toMatchObject([{ name: "purchase", revenue: { currency: "EUR", amount: 1 } }]);

    // Another page of the site stays open while consent is withdrawn.
    const settings = await context.newPage();
    const fromSettings = await watchOthers(settings);
    await settings.goto(`${measured.url}/configurar-cookies/`);
    await expect(settings.getByRole("main")).toContainText("Google Analytics, de Google Ireland Limited");
    await expect(settings.getByRole("main")).toContainText("plausible.example");
    await expect
      .poll(() => fromSettings.filter(({ url }) => url.includes("collect")).length)
      .toBeGreaterThan(0);
    await settings.getByRole("main").getByRole("button", { name: "Rechazar" }).click();
    await expect
      .poll(async () =>
        (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("_ga")),
      )
      .toEqual([]);
    for (const open of [page, settings])
      await expect
        .poll(async () => (await layerOf(open)).at(-1))
        .toEqual(["consent", "update", { analytics_storage: "denied" }]);
    const before = [others.length, fromSettings.length];
    // The scripts go on trying, every 50 ms.
    await settings.waitForTimeout(500);
    await page.reload();
    await settings.goto(measured.url + paths.home.es);
    await touched(settings);
    expect([others.length, fromSettings.length]).toEqual(before);
    expect(await settings.evaluate(() => localStorage.getItem("volante-measured"))).toBeNull();
  },
);

test(
  "a lead, a reservation that is begun in its panel and one that is paid are told once each",
  withAll,
  async ({ page, context, request, hold }) => {
    await context.addCookies([answeredConsent("all", "localhost")]);
    await watchOthers(page);
    const leads = wordsOf("es", "leads");
    const [vin = ""] = await listedVins(request, "es", 1);
    await page.goto(`${measured.url}/coches-ocasion/${vin}/`);
    await touched(page);
    const toldAs = async () => (await salesOf(page)).map(({ event }) => event);
    await triggerOf(page, testDrive).click();
    const dialog = page.getByRole("dialog");
    await fillLead(dialog, testDrive, "es");
    await dialog.getByRole("button", { name: leads.testDriveSend }).click();
    await expect(dialog.getByRole("heading", { name: leads.testDriveSent })).toBeVisible();
    await expect.poll(toldAs).toEqual(["view_item", "generate_lead"]);
    await page.keyboard.press("Escape");
    await page.locator("a[data-panel^=reservation_]:visible").first().click();
    await expect.poll(toldAs).toEqual(["view_item", "generate_lead", "begin_checkout"]);

    const { vin: heldVin, payment } = await hold("es");
    await openCardStep(page, "es", heldVin, measured.url);
    await fillCard(page, "es");
    await payButton(page).click();
    await page.waitForURL(`**${reservationPath("es", payment.reservationId)}`);
    await expect.poll(toldAs).toEqual(["purchase"]);
    expect(await salesOf(page)).toMatchObject([
      {
        ecommerce: {
          transaction_id: payment.reservationId,
          currency: "EUR",
          value: expect.any(Number),
          items: [{ item_id: heldVin }],
        },
      },
    ]);
    await page.reload();
    await touched(page);
    await expect.poll(async () => (await layerOf(page)).length).toBeGreaterThan(2);
    expect(await toldAs()).toEqual([]);
  },
);
