import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { arriveFromElsewhere } from "#tools/test-support/contact-form.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { newPhone } from "#tools/test-support/new-phone.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { demoCookies } from "#tools/test-support/stored-customer.ts";
import {
  appointmentPath,
  fillStep,
  headingOf,
  knownWay,
  sendStep,
  tradeInPath,
  walk,
} from "#tools/test-support/trade-in.ts";
import { shownAlert } from "../support/sign-in.ts";
import { test } from "../support/test.ts";
import { languages, withAll } from "../support/tiers.ts";
import { watchPage } from "../support/watch-page.ts";

test.beforeEach(({ page }) => arriveFromElsewhere(page));

const hubs = { es: "/tasacion-de-vehiculos/", pt: "/pt/avaliacao-de-veiculos/" } as const;

for (const [locale, tier] of languages)
  test(
    `${locale}: in the panel, by keyboard, from the plate to an appointment that closes it and is said`,
    tier,
    async ({ page }) => {
      const words = wordsOf(locale, "tradeIn");
      const seen = watchPage(page);
      await page.goto(hubs[locale]);
      await touched(page);
      await page.locator("footer a[data-panel=tradein]").first().focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: words.plateTitle });
      await expect(dialog.getByLabel(words.plate, { exact: true })).toBeVisible();
      const open = page.locator("dialog[open]");
      await open.getByLabel(words.kms, { exact: true }).press("Enter");
      await expect(open.locator("[data-error-summary]")).toBeFocused();
      // What is typed and not sent is there again when the panel is.
      await open.getByLabel(words.kms, { exact: true }).fill("70.500");
      await page.keyboard.press("Escape");
      await expect(open).toHaveCount(0);
      await page.locator("footer a[data-panel=tradein]").first().press("Enter");
      await expect(open.getByLabel(words.kms, { exact: true })).toHaveValue("70.500");
      await walk(page, open, locale, knownWay);
      await expect(open.getByRole("table")).toContainText("€");
      await expect(page).toHaveURL(new RegExp(`${hubs[locale]}#tradein$`));
      await sendStep(open);
      await expect(open.getByText(words.bookingTitle, { exact: true }).first()).toBeVisible();
      await fillStep.booking(open, locale);
      await sendStep(open);
      await expect(page).toHaveURL(new RegExp(appointmentPath(locale)));
      await expect(open).toHaveCount(0);
      await expect(shownAlert(page, wordsOf(locale, "session").tradeInHeld)).toBeVisible();
      expect(seen.problems).toEqual([]);
    },
  );

/** Counts taps on controls and fields that are typed into, on every page of a visit. */
const countEffort = async (page: Page) => {
  const counts = { taps: 0, fields: 0 };
  await page.exposeFunction("counted", (kind: keyof typeof counts) => {
    counts[kind] += 1;
  });
  await page.addInitScript(() => {
    const count = (kind: string) =>
      (window as unknown as Record<string, (kind: string) => void>).counted?.(kind);
    const isTyped = (target: EventTarget | null) =>
      target instanceof HTMLInputElement && /^(text|email|tel|number)$/.test(target.type);
    addEventListener("click", ({ target, detail }) => detail > 0 && !isTyped(target) && count("taps"), true);
    addEventListener("change", ({ target }) => isTyped(target) && count("fields"), true);
  });
  return counts;
};

test(
  "an appointment takes a third fewer taps than the 10 that it took, and 5 typed fields",
  withAll,
  async ({ page }) => {
    const counts = await countEffort(page);
    await page.goto(tradeInPath("es"));
    await touched(page);
    for (const step of ["plate", "person"] as const) {
      await fillStep[step](page, "es");
      await sendStep(page);
      await page.waitForLoadState();
    }
    const heading = (step: "dealer" | "valuation") =>
      expect(page.getByRole("heading", { name: headingOf(step, "es") })).toBeVisible();
    await heading("dealer");
    await sendStep(page);
    await heading("valuation");
    expect(counts.taps).toBeLessThanOrEqual(4);
    await page.locator("[name=slot]").first().check();
    await sendStep(page);
    await expect(page).toHaveURL(new RegExp(appointmentPath("es")));
    expect(counts.taps).toBeLessThanOrEqual(6);
    expect(counts.fields).toBeLessThanOrEqual(5);
  },
);

test(
  "of the five typed fields, which the specification requires, a customer without a telephone types three",
  withAll,
  async ({ page, context }) => {
    await context.addCookies([...(await demoCookies("es"))]);
    const counts = await countEffort(page);
    await page.goto(tradeInPath("es"));
    await touched(page);
    await fillStep.plate(page, "es");
    await sendStep(page);
    await page.waitForLoadState();
    const words = wordsOf("es", "forms");
    await page.getByLabel(words.phone, { exact: true }).fill(newPhone("es"));
    await page.getByLabel(words.privacy).check();
    await sendStep(page);
    await expect(page.getByRole("heading", { name: headingOf("dealer", "es") })).toBeVisible();
    await sendStep(page);
    await expect(page.getByRole("heading", { name: headingOf("valuation", "es") })).toBeVisible();
    expect(counts.fields).toBe(3);
    expect(counts.taps).toBeLessThanOrEqual(4);
  },
);

test(
  "customers with a valued car go on with it in the panel, and vehicles' pages say what it covers",
  withAll,
  async ({ page, context, request }) => {
    const words = wordsOf("es", "tradeIns");
    const { path } = await financedVehicle(request, "es");
    const covers = page.locator("[data-visitor-count=car]");
    await page.goto(path);
    await touched(page);
    await expect(covers.first()).toBeHidden();
    await context.addCookies([...(await demoCookies("es"))]);
    await page.goto(path);
    await touched(page);
    await expect(covers.filter({ hasText: words.coversPrice })).toHaveText(/\d[.\s]?\d{3},00\s€\./);
    await expect(covers.filter({ hasText: words.coversDeposit })).toHaveText(/\d[.\s]?\d{3},00\s€\./);
    await covers.first().getByRole("link", { name: words.seeOwn }).click();
    await expect(page).toHaveURL(new RegExp(`${personalPath("tradeIns", "es")}$`));
    const link = page.locator("main li h2 a").last();
    const id = (await link.getAttribute("href"))?.split("/").at(-2);
    await page.goto(`/blog/#tradein_2_${id}`);
    const name = page.locator("dialog[open]").getByLabel(wordsOf("es", "forms").name, { exact: true });
    await expect(name).toHaveValue("Lucía Navarro");
  },
);
