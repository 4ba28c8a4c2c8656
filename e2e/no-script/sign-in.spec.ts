import { expect } from "@playwright/test";
import { demoCustomers, favouritesPaths, loginPaths, loginWords } from "#tools/test-support/login.ts";
import { paths } from "#tools/test-support/paths.ts";
import { registerCustomer } from "#tools/test-support/register-customer.ts";
import { test } from "../support/test.ts";

for (const locale of ["es", "pt"] as const) {
  const words = loginWords[locale];

  test(`${locale}: without scripts the heart leads to the provider's own form, and from there to what was wished`, async ({
    page,
  }) => {
    await page.goto(paths.list[locale]);
    await page.locator("main article button[data-favourite]").first().click();
    await page.getByRole("link", { name: words.form }).click();
    const { email, password } = demoCustomers[locale];
    await page.getByLabel(words.email, { exact: true }).fill(email);
    await page.getByLabel(words.password, { exact: true }).fill("una-que-no-es");
    await page.getByRole("button", { name: words.submit }).click();
    await expect(page.getByRole("alert")).toBeFocused();
    await expect(page.getByLabel(words.email, { exact: true })).toHaveValue(email);
    await page.getByLabel(words.password, { exact: true }).fill(password);
    await page.getByRole("button", { name: words.submit }).click();
    expect(new URL(page.url()).pathname).toBe(paths.list[locale]);
    // The menu's link to the login leads whoever is signed in to their account.
    await page.goto(paths.home[locale]);
    const login = page.locator(`header a[href^="${loginPaths[locale]}"]`).last();
    await page.goto((await login.getAttribute("href")) ?? "");
    await page.locator("main").getByRole("button", { name: words.logOut }).click();
    expect(new URL(page.url()).pathname).toBe(paths.home[locale]);
    await page.goto(loginPaths[locale]);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  });

  test(`${locale}: without scripts vehicles are kept, let go and had back`, async ({ page, baseURL }) => {
    await registerCustomer(page, baseURL ?? "");
    await page.goto(favouritesPaths[locale]);
    await expect(page.locator("main")).toContainText(words.none);
    await page.goto(paths.list[locale]);
    await page.locator("main article button[data-favourite]").first().click();
    expect(new URL(page.url()).pathname).toBe(favouritesPaths[locale]);
    const kept = page.locator("main").getByRole("article");
    await expect(kept).toHaveCount(1);
    await page.getByRole("button", { name: words.remove }).click();
    await expect(kept).toHaveCount(0);
    await page.getByRole("button", { name: words.undoForm }).click();
    await expect(kept).toHaveCount(1);
  });
}
