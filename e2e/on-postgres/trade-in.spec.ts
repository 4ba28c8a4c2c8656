import { expect, type Page } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { comeFromElsewhere } from "#tools/test-support/contact-form.ts";
import { chooseSlot, fillStep, knownWay, sendStep, tradeInPath, walk } from "#tools/test-support/trade-in.ts";
import { letTimePass } from "../support/database.ts";
import { test } from "../support/test.ts";

// The second lets time pass for every car that was valued.
test.describe.configure({ mode: "serial" });

const words = wordsOf("es", "tradeIn");
const { mistakes } = wordsOf("es", "forms");

/** Goes to the page on which a day and an hour are chosen. */
const comeToBooking = async (page: Page): Promise<void> => {
  await comeFromElsewhere(page);
  await page.goto(tradeInPath("es"));
  await walk(page, page, "es", knownWay);
  await sendStep(page);
  await page.getByRole("heading", { name: words.bookingTitle }).waitFor();
};

test("an hour that somebody else took meanwhile is said, and the three nearest are offered", async ({
  browser,
  page,
}) => {
  test.slow();
  const other = await (await browser.newContext()).newPage();
  await comeToBooking(page);
  await comeToBooking(other);
  await fillStep.booking(page, "es");
  const wanted = await page.locator("[name=slot]:checked").inputValue();
  await chooseSlot(other.locator(`[name=slot][value="${wanted}"]`));
  await sendStep(other);
  await expect(other.getByRole("heading", { name: words.appointmentTitle })).toBeVisible();
  await sendStep(page);
  await expect(page.locator("[data-error-summary]")).toContainText(mistakes.slotTaken);
  await expect(page.getByText(words.nearest)).toBeVisible();
  await expect(page.locator(`[name=slot][value="${wanted}"]`)).toHaveCount(0);
  await page.locator("[name=slot]:visible").first().check();
  await sendStep(page);
  await expect(page.getByRole("heading", { name: words.appointmentTitle })).toBeVisible();
  await other.context().close();
});

test("a valuation that has ended is booked no more, and what was answered stays", async ({ page }) => {
  test.slow();
  await comeToBooking(page);
  const plate = await page.context().cookies();
  expect(plate.some(({ name }) => name === "volante-trade-in")).toBe(true);
  await letTimePass("public.trade_ins", "31 days", "true");
  await fillStep.booking(page, "es");
  await sendStep(page);
  await expect(page.locator("[data-error-summary]")).toContainText(mistakes.valueExpired);
  await page.getByRole("link", { name: words.valueAgain }).click();
  await expect(page.locator("[name=dealerId]:checked")).toHaveCount(1);
  await walk(page, page, "es", ["dealer"]);
  await sendStep(page);
  await fillStep.booking(page, "es");
  await sendStep(page);
  await expect(page.getByRole("heading", { name: words.appointmentTitle })).toBeVisible();
});
