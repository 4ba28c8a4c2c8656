import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { answeredConsent } from "#tools/test-support/answered-consent.ts";
import { reservationPath } from "#tools/test-support/card-step.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { reserveAddress } from "#tools/test-support/reserve.ts";
import { signInDemo } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const ofState = (page: Page, state: "confirmed" | "cancelled") =>
  page.locator(`main li:has([data-reservation-state=${state}])`);

for (const locale of ["es", "pt"] as const)
  test(`${locale}: customers find what they reserved, with its papers and its end; nobody else finds anything`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const words = wordsOf(locale, "reservations");
    const seen = watchPage(page);
    await signInDemo(page, locale);
    await page.goto(personalPath("reservations", locale));
    await expect(ofState(page, "cancelled")).toContainText(words.deposits.refunded.split("{")[0] ?? "");
    const kept = ofState(page, "confirmed");
    await expect(kept).toContainText("300,00");
    await kept.getByRole("link").first().click();
    await expect(page.getByText(words.nexts.confirmed)).toBeVisible();
    await expect(page.getByRole("table", { name: words.credit })).toBeVisible();
    await expect(page.locator("main a[href^='tel:']")).toBeVisible();
    await expect(page.locator("main ol li")).toHaveText([
      new RegExp(`^${words.events.held}`),
      new RegExp(`^${words.events.confirmed}`),
    ]);
    const paper = page.locator("main ul a[href*='reservation-document']").first();
    const file = (await paper.getAttribute("href")) ?? "";
    const answer = await page.request.get(file);
    expect(answer.headers()).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": /no-store/,
    });
    expect(answer.headers()["content-disposition"]).toContain(`filename="${words.files.confirmation}-`);
    expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
    await page.getByRole("link", { name: words.cancel }).click();
    await expect(page.getByRole("button", { name: words.cancelSend })).toBeVisible();
    await page.getByRole("link", { name: words.keep }).click();
    await expect(page.locator("[data-reservation-state=confirmed]")).toBeVisible();
    const own = new URL(page.url()).pathname;
    expect(seen.problems).toEqual([]);

    const other = await (
      await browser.newContext({ ...(baseURL && { baseURL }), storageState: { cookies: [], origins: [] } })
    ).newPage();
    const turnedAway = await other.request.get(file, { maxRedirects: 0 });
    expect([turnedAway.status(), turnedAway.headers()["cache-control"]]).toEqual([
      303,
      expect.stringMatching(/no-store/),
    ]);
    await registerCustomer(other, baseURL ?? "");
    await other.goto(personalPath("reservations", locale));
    await expect(other.getByText(words.none)).toBeVisible();
    const unknown = reservationPath(locale, "a".repeat(26));
    const read = async (path: string) => {
      const page = await other.request.get(path);
      return [page.status(), (await page.text()).replaceAll(path, "").match(/<main[\s\S]*<\/main>/)?.[0]];
    };
    expect(await read(own)).toEqual(await read(unknown));
    expect((await other.request.get(own)).status()).toBe(404);
    expect((await other.request.get(file)).status()).toBe(404);
    await other.context().close();
  });

test("a vehicle is reserved from its page, in a panel, whose closing is recorded", async ({
  page,
  context,
  request,
}) => {
  await context.addCookies([answeredConsent("all", "localhost")]);
  const { path, vin } = await financedVehicle(request, "es");
  await page.goto(path);
  await touched(page);
  const button = page.locator(`a[data-panel=reservation_${vin}]:visible`);
  await expect(button).toHaveText([/300,00/, /300,00/]);
  await expect(button.first()).toHaveAttribute("href", reserveAddress("es", vin));
  await button.first().click();
  const dialog = page.getByRole("dialog", { name: wordsOf("es", "reservation").paymentTitle });
  await expect(dialog.locator("[name=retake]").first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${path}#reservation_${vin}$`));
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog[open]")).toHaveCount(0);
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { dataLayer?: { type: number }[] }).dataLayer?.map(({ type }) => type),
      ),
    )
    .toContain(26);
  await page.goto(`${path}#reservation_${vin}`);
  await expect(dialog.locator("[name=retake]").first()).toBeVisible();
});
