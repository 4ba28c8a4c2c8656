import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const templates = {
  model: "/seat-ibiza-segunda-mano/",
  city: "/coches-ocasion-madrid/",
  selling: "/pt/vender-carro-lisboa/",
  valuing: "/tasar-coche-sevilla/",
  credit: "/financiacion/?price=abc",
  dealers: "/pt/concessionarios-carros-usados/",
  near: "/concesionario-coches-ocasion/?place=28001",
  dealer: "/concesionario-volante-madrid-norte/",
  plateless: "/solicitud/trade-in/plate/?noPlate=1",
  finder: "/buscador-de-coches-de-ocasion/",
  reserving: "/pt/reservar-veiculo/",
  workshop: "/landings/neumaticos/",
} as const;

for (const [name, path] of Object.entries(templates)) {
  test(`${name}: axe finds nothing, nothing is wider than the screen`, async ({ page }) => {
    const seen = watchPage(page);
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`),
    ).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(seen.problems).toEqual([]);
  });
}
