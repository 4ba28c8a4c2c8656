import { expect } from "@playwright/test";
import { paths } from "#tools/test-support/paths.ts";
import { test } from "../support/test.ts";

test.use({ storageState: { cookies: [], origins: [] } });

for (const [locale, accept, reject] of [
  ["es", "Aceptar", "Rechazar"],
  ["pt", "Aceitar", "Rejeitar"],
] as const) {
  test(`${locale}: without scripts nothing is asked, and the choice can be made on its page`, async ({
    page,
    context,
  }) => {
    await page.goto(paths.home[locale]);
    await expect(page.locator("button[name=consent]").first()).toBeHidden();
    await page.locator("footer a[href*='configurar-cookies']").click();
    const chosen = async () =>
      (await context.cookies()).find(({ name }) => name === "volante-consent")?.value;
    await page.locator("main").getByRole("button", { name: accept }).click();
    await expect(page).toHaveURL(/configurar-cookies\/#consent-all$/);
    await expect(page.locator("#consent-all")).toBeVisible();
    expect(await chosen()).toBe("all");
    await page.locator("main").getByRole("button", { name: reject }).click();
    await expect(page.locator("#consent-necessary")).toBeVisible();
    await expect(page.locator("#consent-all")).toBeHidden();
    expect(await chosen()).toBe("necessary");
  });
}
