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

test("the locator finds the nearest to a place or a postal code, and everything when the place is unknown", async ({
  page,
}) => {
  await page.goto("/concesionario-coches-ocasion/");
  const names = page.locator("main h3");
  const all = await names.count();
  expect(all).toBeGreaterThan(35);
  const search = async (place: string) => {
    await page.getByLabel("Población o código postal").fill(place);
    await page.locator("main").getByRole("button", { name: "Buscar" }).click();
  };
  await search("Bilbao");
  await expect(names.first()).toHaveText("Volante Bilbao");
  await expect(page.locator("main li:has(h3)").first()).toContainText(/A \d+ km/);
  await expect(names).toHaveCount(all);
  await search("15001");
  await expect(page.getByRole("heading", { name: "Los más cercanos a A Coruña" })).toBeVisible();
  await page.getByRole("link", { name: "Ver todos los concesionarios" }).click();
  await expect(names).toHaveCount(all);
  await page.goto("/concesionario-coches-ocasion/?place=atlantida");
  await expect(page.getByText("No sabemos dónde está «atlantida»")).toBeVisible();
  await expect(names).toHaveCount(all);
});

test("a car is valued from its plate, which stands on the next page and in no address", async ({ page }) => {
  await page.goto("/tasacion-de-vehiculos/");
  await page.getByLabel("Matrícula").fill("1234 bcd");
  await page.locator("main").getByRole("button", { name: "Tasar mi coche" }).click();
  await expect(page).toHaveURL(/\/solicitud\/trade-in\/plate\/$/);
  await expect(page.getByLabel("Matrícula")).toHaveValue("1234 bcd");
  await page.goto("/pt/vender-carro/");
  await page.locator("main").getByRole("link", { name: "Não sei a matrícula" }).click();
  await page.getByLabel("Quilómetros").fill("64000");
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page).toHaveURL(/\/make\/\?noPlate=1$/);
});
