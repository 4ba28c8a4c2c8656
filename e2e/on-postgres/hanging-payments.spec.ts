import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { expect } from "@playwright/test";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { startServices } from "#tools/test-support/start-services.ts";
import { cardSite } from "../support/card-test.ts";
import { databaseUrl, query } from "../support/database.ts";
import { anyOrder, callAs } from "../support/hold-vehicle.ts";
import { type OwnSite, startOwnSite } from "../support/own-site.ts";
import { test } from "../support/test.ts";

/** Less than half of what a payment is waited for. */
const longestMs = 3_500;

let stripe: Server;
let services: Awaited<ReturnType<typeof startServices>>;
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  // Takes every connection, and says nothing.
  stripe = createServer(() => undefined).listen(0, "127.0.0.1");
  await once(stripe, "listening");
  const { port } = stripe.address() as AddressInfo;
  services = await startServices({
    DATABASE_URL: databaseUrl(),
    SITE_URL: cardSite(),
    SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? "",
    STRIPE_SECRET_KEY: "sk_test_1234567890abcdef",
    STRIPE_PUBLISHABLE_KEY: "pk_test_1234567890abcdef",
    STRIPE_WEBHOOK_SECRET: "whsec_1234567890abcdef",
    STRIPE_API_BASE: `http://127.0.0.1:${port}`,
  });
  site = await startOwnSite({}, services.url);
});

test.afterAll(async () => {
  await site?.close();
  await services?.close();
  stripe?.close();
});

const timed = async (path: string) => {
  const begun = performance.now();
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  return { status: answer.status, html, ms: performance.now() - begun };
};

test("while payments time out, no page becomes stale and none is drawn later", async ({ page }) => {
  test.slow();
  await comeFromElsewhere(page);
  const { name, email } = await registerCustomer(page, cardSite());
  const call = await callAs(page, "es", services.url);
  const order = await anyOrder("es", cardSite(), { call, name, email });
  const pay = async () => (await call("/payments/v2?createPayment=true", order)).status;
  await timed(paths.list.es);
  let isWaiting = true;
  const paying = Promise.all(Array.from({ length: 8 }, pay)).finally(() => {
    isWaiting = false;
  });
  const [shown] = await query<{ vin: string }>(
    "select vin from vehicles where status = 'in-stock' and kind = 'car' and not financing limit 1",
  );
  const vehicle = `/coches-ocasion/${shown?.vin}/`;
  expect((await timed(vehicle)).status).toBe(200);
  for (const euros of [12_345, 12_346]) {
    await query(
      "update vehicles set price_cents = $2, promo_price_cents = null, previous_price_cents = null where vin = $1",
      [shown?.vin, euros * 100],
    );
    await site.dropPages();
    const { html, ms } = await timed(vehicle);
    expect(html).toContain(`12.${euros % 1000}`);
    expect.soft(ms).toBeLessThan(longestMs);
    const list = await timed(`${paths.list.es}?priceFrom=${euros}`);
    expect([list.status, list.html.includes("data-degraded")]).toEqual([200, false]);
    expect.soft(list.ms).toBeLessThan(longestMs);
  }
  expect(isWaiting, "whether payments were still waited for").toBe(true);
  for (const status of await paying) expect([500, 503]).toContain(status);
});
