import { expect } from "@playwright/test";
import { test } from "../support/test.ts";

/** Pages that open with a tool: their paths, and what has to be in sight of it at once. */
const tools = [
  {
    es: "/tasacion-de-vehiculos/",
    pt: "/pt/avaliacao-de-veiculos/",
    at: "main form[action*=trade-in] button",
  },
  { es: "/vender-coche/", pt: "/pt/vender-carro/", at: "main form[action*=trade-in] button" },
  { es: "/financiacion/", pt: "/pt/financiamento/", at: "main [data-quote] form button" },
  {
    es: "/concesionario-coches-ocasion/",
    pt: "/pt/concessionarios-carros-usados/",
    at: "main form:has([name=place]) button, main svg:has(a)",
  },
  {
    es: "/reservar-vehiculo/",
    pt: "/pt/reservar-veiculo/",
    at: "main form:has([name=brand]) button:last-child",
  },
  {
    es: "/concesionario-volante-madrid-norte/",
    pt: "/pt/concessionario-volante-madrid-norte/",
    at: "main a[href^='tel:']",
  },
] as const;

const screens = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

for (const locale of ["es", "pt"] as const)
  for (const { at, ...paths } of tools)
    test(`${paths[locale]} opens with its tool, on a phone and on a desktop`, async ({ page }) => {
      for (const screen of screens) {
        await page.setViewportSize(screen);
        await page.goto(paths[locale]);
        for (const part of await page.locator(at).all()) {
          const box = await part.boundingBox();
          expect(box?.y, at).toBeGreaterThan(0);
          expect((box?.y ?? 0) + (box?.height ?? 0), at).toBeLessThanOrEqual(screen.height);
        }
      }
    });

test("from where the visitor is to the nearest dealers, by the name of a place alone", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 43.26, longitude: -2.93 });
  await page.goto("/concesionario-coches-ocasion/");
  await page.getByRole("button", { name: "Cerca de mí" }).click();
  await expect(page).toHaveURL(/\?place=bilbao#/);
  await expect(page.locator("main h3").first()).toHaveText("Volante Bilbao");
});
