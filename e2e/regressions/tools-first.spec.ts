import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { withAll } from "../support/tiers.ts";

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
    at: "main form:has([name=segment]) button:last-child",
  },
  {
    es: "/concesionario-volante-madrid-norte/",
    pt: "/pt/concessionario-volante-madrid-norte/",
    at: "main a[href^='tel:']",
  },
] as const;

for (const [locale, width, height, tier] of [
  ["es", 360, 740, {}],
  ["pt", 360, 740, withAll],
  ["es", 1280, 800, withAll],
  ["pt", 1280, 800, withAll],
] as const)
  test(`pages of a tool open with it, in ${locale}, on a screen of ${width}`, tier, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { at, ...paths } of tools) {
      await page.goto(paths[locale]);
      const parts = await page.locator(at).all();
      expect(parts.length, at).toBeGreaterThan(0);
      for (const part of parts) {
        const box = await part.boundingBox();
        expect(box?.y, at).toBeGreaterThan(0);
        expect((box?.y ?? 0) + (box?.height ?? 0), at).toBeLessThanOrEqual(height);
      }
    }
  });

test(
  "from where the visitor is to the nearest dealers, by the name of a place alone",
  withAll,
  async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 43.26, longitude: -2.93 });
    await page.goto("/concesionario-coches-ocasion/");
    await page.getByRole("button", { name: "Cerca de mí" }).click();
    await expect(page).toHaveURL(/\?place=bilbao#/);
    await expect(page.locator("main h3").first()).toHaveText("Volante Bilbao");
  },
);
