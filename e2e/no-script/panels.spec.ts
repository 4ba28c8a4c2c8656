import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

for (const [locale, path, name, email, send, done] of [
  ["es", "/bloques/", "Nombre", "Correo electrónico", "Enviar", "Recibido. Gracias."],
  ["pt", "/pt/bloques/", "Nome", "E-mail", "Enviar", "Recebido. Obrigado."],
] as const)
  test(`${locale}: without scripts a panel is a page, whose form answers by redirect`, async ({ page }) => {
    await page.goto(path);
    await page.locator("a[data-panel=example]").click();
    await expect(page).toHaveURL(new RegExp(`${path}panel/$`));
    await page.getByLabel(name).fill("Ana");
    await page.getByLabel(email).last().fill("ana");
    await page.getByRole("button", { name: send, exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`${path}panel/\\?revisar=1$`));
    await expect(page.getByLabel(name)).toHaveValue("Ana");
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
    await page.reload();
    await expect(page.locator("[aria-invalid=true]")).toHaveValue("ana");
    await page.locator("[aria-invalid=true]").fill("ana@ejemplo.es");
    await page.getByRole("button", { name: send, exact: true }).last().click();
    await expect(page.getByText(done)).toBeVisible();
    // What was kept of it is gone.
    await page.goto(`${path}panel/?revisar=1`);
    await expect(page.getByLabel(name)).toHaveValue("");
  });
