import { expect } from "@playwright/test";
import { wordsOf } from "#platform/wording.ts";
import { openPageWith, triggerOf } from "#tools/test-support/lead-forms.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { personalPath } from "#tools/test-support/personal-paths.ts";
import { demoCookies, storeCustomer } from "#tools/test-support/stored-customer.ts";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

test(
  "what a customer keeps in a panel is found in the personal area, removed and had back",
  withAll,
  async ({ page, context }) => {
    await context.addCookies([...(await storeCustomer()).cookies]);
    const leads = wordsOf("es", "leads");
    const words = wordsOf("es", "savedSearches");
    const dialog = page.getByRole("dialog");
    const save = async (panel: "save-search" | "car-alert" | "price-drop", send: string) => {
      await triggerOf(page, { panel }).click();
      const button = dialog.getByRole("button", { name: send });
      await expect(button).toBeVisible();
      await button.click();
      await expect(button).toHaveCount(0);
      await expect(dialog.locator("[data-error-summary]")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(dialog).toHaveCount(0);
      // The panel leaves the history too, which a further navigation would meet.
      await expect(page).not.toHaveURL(/#/);
    };
    await openPageWith(page, { from: "list" }, "es");
    await touched(page);
    await save("save-search", leads.saveSearchSend);
    await save("car-alert", leads.carAlertSend);
    await openPageWith(page, { from: "vehicle" }, "es");
    await touched(page);
    await save("price-drop", leads.priceDropSend);

    await page.goto(personalPath("savedSearches", "es"));
    const saved = page.locator("main section li");
    await expect(saved).toHaveCount(3);
    const press = (name: string) =>
      page
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .first()
        .click();
    await press(words.remove);
    await expect(saved).toHaveCount(2);
    await press(words.undo);
    await expect(saved).toHaveCount(3);
    // What is there again was not removed, also after going back to the page of its removal.
    await page.goBack();
    await page.reload();
    await expect(saved).toHaveCount(3);
    await expect(page.getByRole("button", { name: new RegExp(`^${words.undo}`) })).toHaveCount(0);
    await page.getByRole("link", { name: new RegExp(`^${words.change}`) }).click();
    await page.getByLabel(words.changePrice).fill("15.000");
    await page.getByRole("button", { name: words.changeSend }).click();
    await expect(page.getByText(words.changed)).toBeInViewport();
  },
);

test("unread notifications are counted in the frame", async ({ page, context }) => {
  await context.addCookies([...(await demoCookies("es"))]);
  await page.goto(personalPath("notifications", "es"));
  await touched(page);
  const unread = page.locator("main [data-unread]");
  const count = await unread.count();
  expect(count).toBeGreaterThan(0);
  await expect(
    page.locator("main nav [data-visitor-count=unread], nav[aria-label] [data-visitor-count=unread]").last(),
  ).toHaveText(String(count));
});
