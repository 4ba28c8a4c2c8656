import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

test("the finance simulator answers what was asked, and says what it changed", async ({ page }) => {
  await page.goto("/financiacion/");
  const monthly = page.getByTestId("monthly");
  const before = await monthly.textContent();
  await page.getByLabel("Precio del vehículo (€)").fill("20000");
  await page.getByLabel("Entrada (€)").fill("19000");
  await page.getByLabel("Plazo").selectOption("48");
  await page.getByRole("button", { name: "Calcular la cuota" }).click();
  await expect(page).toHaveURL(/\?price=20000&deposit=19000&months=48#/);
  await expect(monthly).not.toHaveText(before ?? "");
  await expect(page.getByText("la entrada máxima es de 12.000,00 €")).toBeVisible();
  await expect(page.getByText("pedir dinero prestado cuesta dinero").first()).toBeVisible();
  await expect(page.getByRole("table", { name: "Al contado y financiado, línea por línea" })).toContainText(
    "TAE",
  );
});

test("what the simulator cannot read is named", async ({ page }) => {
  await page.goto("/pt/financiamento/?price=muito&months=60");
  const refused = page.getByText("Não percebemos o preço.");
  await expect(refused).toBeVisible();
  // In the colour of errors, not in that of the help beside it.
  const limits = page.getByText("Preço entre");
  const colour = await limits.evaluate((element) => getComputedStyle(element).color);
  await expect(refused).not.toHaveCSS("color", colour);
  await expect(page.getByLabel("Prazo")).toHaveValue("60");
});

test("the locator shows one place, and everything when the place is unknown", async ({ page }) => {
  await page.goto("/concesionario-coches-ocasion/");
  const names = page.locator("main h4");
  const all = await names.count();
  expect(all).toBeGreaterThan(35);
  await page.getByLabel("Población").selectOption({ label: "Bilbao" });
  await page.getByRole("button", { name: "Mostrar concesionarios" }).click();
  await expect(names).toHaveText(["Volante Bilbao"]);
  await page.getByRole("link", { name: "Ver todos los concesionarios" }).click();
  await expect(names).toHaveCount(all);
  await page.goto("/concesionario-coches-ocasion/?place=atlantida");
  await expect(page.getByText("No tenemos concesionarios en «atlantida»")).toBeVisible();
  await expect(names).toHaveCount(all);
});

test("whoever wants to know what a car is worth is asked for its plate", async ({ page }) => {
  await page.goto("/tasacion-de-vehiculos/");
  await page.locator("main").getByRole("link", { name: "Tasar mi coche" }).click();
  await expect(page).toHaveURL(/\/solicitud\/trade-in\/plate\/$/);
  await expect(page.getByLabel("Matrícula")).toBeVisible();
});
