import { expect, type Page } from "@playwright/test";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { figureRow } from "./figure-row.ts";
import { test } from "./test.ts";

/** From a fast typist to one who looks for each key, in ms a key. */
const speeds = [60, 120, 200, 300] as const;

/** Types over what stands in the field for the deposit, as a visitor does. Fails at a figure that he did not type. */
const typeDeposit = async (page: Page, typed: string, delay: number): Promise<void> => {
  const deposit = page.locator("#finance input[name=deposit]");
  await deposit.focus();
  await page.keyboard.press("Control+A");
  for (let length = 1; length <= typed.length; length += 1) {
    await page.keyboard.press(typed.charAt(length - 1));
    await page.waitForTimeout(delay);
    expect(await deposit.inputValue()).toBe(typed.slice(0, length));
  }
};

/** Expects a deposit in the field, on the slider, in the figures and in the address. */
export const expectDeposit = async (page: Page, deposit: number): Promise<void> => {
  const finance = page.locator("#finance");
  const inWords = new RegExp(String(deposit).replace(/(?=\d{3}$)/, "\\.?"));
  await expect(page).toHaveURL(new RegExp(`\\?deposit=${deposit}&months=\\d+$`));
  await expect(finance.locator("input[name=deposit]")).toHaveValue(String(deposit));
  await expect(finance.getByRole("slider")).toHaveValue(String(deposit));
  await expect(page.getByTestId("financed-price")).toContainText(inWords);
  await expect(figureRow(page, /^Entrada/)).toContainText(inWords);
};

/** Tests that a deposit ends as it was typed, whatever the speed and whether scripts are there yet. */
export const testTyping = (): void => {
  for (const delay of speeds)
    for (const isWarm of [false, true])
      test(`a deposit typed at ${delay} ms a key ${isWarm ? "with scripts there" : "on an untouched page"} is never replaced`, async ({
        page,
        request,
      }) => {
        const { path } = await financedVehicle(request, "es");
        await page.goto(path);
        const deposit = page.locator("#finance input[name=deposit]");
        if (isWarm) {
          await deposit.focus();
          await pageReady(page);
        }
        await typeDeposit(page, "3300", delay);
        // Without another key it is asked for after a while; who goes on need not wait.
        if (isWarm) await page.keyboard.press("Tab");
        await expectDeposit(page, 3300);
        if (!isWarm) {
          await expect(deposit).toBeFocused();
          await typeDeposit(page, "3.400", delay);
          await expect(page).toHaveURL(/\?deposit=3400&/);
          await expect(deposit).toHaveValue("3.400");
          await typeDeposit(page, "3500", delay);
          await page.keyboard.press("Enter");
          await expectDeposit(page, 3500);
        }
      });
};
