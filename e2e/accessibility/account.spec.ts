import { expect } from "@playwright/test";
import { contactPaths } from "#tools/test-support/contact-form.ts";
import { favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { expectSilence } from "../support/expect-silence.ts";
import { atOneWidth } from "../support/one-width.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

for (const locale of ["es", "pt"] as const) {
  const words = loginWords[locale];

  test(
    `${locale}: axe finds nothing on the login, its mistakes and the provider's pages`,
    atOneWidth[locale],
    async ({ page }) => {
      test.slow();
      await page.goto(loginPaths[locale]);
      await page.getByLabel(words.email, { exact: true }).fill("nadie@volante.test");
      await page.getByLabel(words.password, { exact: true }).fill("x");
      await expectSilence(page, "the login");
      await page.getByRole("button", { name: words.submit }).click();
      await expect(page.locator("[data-identity-problem]")).toBeVisible();
      await expectSilence(page, "a wrong password");
      for (const index of [0, 1]) {
        await page.goto(loginPaths[locale]);
        await page.locator("[data-identity-widget] li a").nth(index).click();
        await expectSilence(page, "an address is asked for");
        await page.getByRole("button").click();
        await expect(page.getByRole("alert")).toBeFocused();
        await expectSilence(page, "no address was typed");
        await page.getByLabel(words.email, { exact: true }).fill(`axe-${index}-${locale}@volante.test`);
        await page.getByRole("button").click();
        await expectSilence(page, "a code is asked for");
      }
    },
  );

  test(
    `${locale}: axe finds nothing on the account, the favourites and their panel`,
    atOneWidth[locale],
    async ({ page, baseURL }) => {
      test.slow();
      const seen = watchPage(page);
      await registerCustomer(page, baseURL ?? "");
      await page.goto(loginPaths[locale]);
      await expectSilence(page, "the account");
      await page.goto(favouritesPaths[locale]);
      await expectSilence(page, "no favourites");
      await page.goto(paths.list[locale]);
      const heart = page.locator("main article button[data-favourite]").first();
      await expect(heart).toHaveAttribute("aria-pressed", "false");
      await heart.click();
      await expect(heart).toHaveAttribute("aria-pressed", "true");
      await expectSilence(page, "a heart that was clicked");
      await page.locator("[data-panel=favorite]").click();
      const panel = page.getByRole("dialog", { name: words.favourites });
      await panel.getByRole("button", { name: words.remove }).click();
      await expect(panel.getByRole("button", { name: words.undo })).toBeVisible();
      await expectSilence(page, "a favourite that was let go");
      for (const path of [
        paths.home[locale],
        paths.faq[locale],
        contactPaths[locale],
        paths.missing[locale],
      ]) {
        await page.goto(path);
        await expect(page.locator("[data-count=favourites]"), path).toHaveText("");
      }
      expect(seen.requests.filter((url) => url.includes("/api/visitor")).length).toBeGreaterThan(3);
      expect(seen.problems).toEqual([]);
    },
  );
}
