import { expect } from "@playwright/test";
import {
  comeFromElsewhere,
  contactPaths,
  contactWords,
  fillContact,
  newAddress,
  refusedAt,
  takenAt,
  waitLikeAPerson,
} from "#tools/test-support/contact-form.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const)
  test.describe(`general contact without scripts, ${locale}`, () => {
    const [path, words] = [contactPaths[locale], contactWords[locale]];
    test.beforeEach(({ page }) => comeFromElsewhere(page));

    test("a panel is a page, whose form answers by redirect and keeps what was typed", async ({ page }) => {
      await page.goto(locale === "es" ? "/" : "/pt/");
      await page.locator("footer a[data-panel=contact]").click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      const address = newAddress();
      await fillContact(page, words, { email: "ana" });
      await page.getByRole("button", { name: words.send }).click();
      await expect(page).toHaveURL(refusedAt(path));
      await expect(page).toHaveTitle(new RegExp(`^Erro?r?: ${words.title}`));
      await expect(page.locator("[data-error-summary]")).toBeFocused();
      await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
      await page.reload();
      await expect(page.getByLabel(words.email)).toHaveValue("ana");
      await page.locator("[data-error-summary] a").click();
      await expect(page.getByLabel(words.email)).toBeFocused();
      await page.getByRole("button", { name: words.send }).click();
      await expect(page).toHaveURL(refusedAt(path));
      await expect(page.locator("[data-error-summary]")).toBeFocused();
      await page.getByLabel(words.email).fill(address);
      await waitLikeAPerson(page);
      await page.getByRole("button", { name: words.send }).click();
      await expect(page.getByRole("heading", { name: words.done })).toBeVisible();
      await expect(page).toHaveURL(takenAt(path));
      await expect(page.getByText(address)).toBeVisible();
      await expect(page).toHaveTitle(words.done);
      // What was sent is not offered to be sent again.
      await page.goBack();
      await expect(page).toHaveURL(refusedAt(path));
      await expect(page.getByRole("heading", { name: words.done })).toBeVisible();
      await expect(page).toHaveTitle(words.done);
    });
  });
