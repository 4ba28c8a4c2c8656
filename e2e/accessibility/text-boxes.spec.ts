import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { contactPaths, contactWords } from "#tools/test-support/contact-form.ts";
import { pageReady } from "#tools/test-support/page-ready.ts";
import { allStates } from "../states/all-states.ts";
import { visitState } from "../states/visit-state.ts";
import { walkTextBoxes } from "../states/walk-text-boxes.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

test.describe.configure({ timeout: 120_000 });

/** Has boxes that are not the shop's own form, or each of a widget, which have tests of their own. */
const elsewhere: readonly string[] = ["login", "every block and widget"];

for (const { isUntouched: _, ...state } of allStates.filter(
  ({ smoke, name }) => smoke && !elsewhere.includes(name),
))
  test(
    `${state.name}: every text box says what is wrong once it was left, and not before`,
    withAll,
    async ({ page }) => {
      await visitState(page, state, "es", async (name) => {
        // A page that stands alone has no scripts.
        if ((await page.locator("html[data-entry]").count()) === 0) return;
        await page.keyboard.press("Shift");
        await pageReady(page);
        await walkTextBoxes(page, name);
      });
    },
  );

test("a box that is left on the way to the button does not move the button away", async ({ page }) => {
  const { emailInvalid, nameMissing } = wordsOf("es", "forms").fieldErrors;
  await page.goto(contactPaths.es);
  const [name, email] = [page.locator("[name=name]"), page.locator("[name=email]")];
  await name.focus();
  await pageReady(page);
  await expect(page.getByText(nameMissing)).toBeHidden();
  await email.fill("ana@");
  await expect(page.getByText(nameMissing)).toBeVisible();
  await expect(page.getByText(emailInvalid)).toBeHidden();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  const button = page.getByRole("button", { name: contactWords.es.send });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await page.mouse.move(x + width / 2, y + 2);
  await page.mouse.down();
  await page.waitForTimeout(100);
  await expect(page.getByText(emailInvalid)).toBeHidden();
  await page.mouse.up();
  await expect(page.locator("main [data-error-summary]")).toBeFocused();
  await expect(email).toHaveValue("ana@");
});
