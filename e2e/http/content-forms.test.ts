import { expect } from "vitest";
import { paths } from "#tools/test-support/paths.ts";
import { textOf } from "./html-page.ts";
import { test } from "./http-test.ts";
import { openPage } from "./submit-form.ts";

test("the blog is read from the home page to the end of an article", async ({ request }) => {
  const home = await openPage(request, paths.home.es);
  expect(home.all(`main article a[href^=${paths.blog.es}]`)).toHaveLength(3);
  const second = await (await openPage(request, paths.blog.es)).follow("main nav a[rel=next]");
  expect(second.url.search).toBe("?page=2");
  const cards = second.all("main article h2 a");
  expect(cards).toHaveLength(2);
  const article = await second.follow("main article h2 a");
  expect(article.text("h1")).toBe(cards[0] && textOf(cards[0]));
  const entries = article.all("main article nav ol a[href^=#]");
  expect(entries.length).toBeGreaterThan(1);
  for (const { attribs } of entries) expect(article.all(attribs.href ?? ""), attribs.href).toHaveLength(1);
});

test("a page that the blog does not have says so, and leads to one that it has", async ({ request }) => {
  const page = await openPage(request, `${paths.blog.es}?page=99`);
  expect(page.status).toBe(200);
  expect(page.text()).toContain("99");
  expect(page.all("main article")).toHaveLength(0);
  expect(page.attribute("meta[name=robots]", "content")).toContain("noindex");
  expect((await page.follow("main [data-type=info] a")).all("main article")).toHaveLength(9);
});

test.for(["es", "pt"] as const)(
  "%s: a missing page has a heading and a way on",
  async (locale, { request }) => {
    const page = await openPage(request, paths.missing[locale]);
    expect(page.status).toBe(404);
    expect(page.text("h1")).not.toBe("");
    const next = await page.follow("main a");
    expect(next.status).toBe(200);
    expect(next.text("h1")).not.toBe("");
  },
);

test("the finance simulator answers what was asked, and says what it changed", async ({ request }) => {
  const page = await openPage(request, "/financiacion/");
  const typed = { price: "20000", deposit: "19000", months: "48" };
  const quoted = await page.submit("Calcular la cuota", typed);
  expect(quoted.url.search).toBe("?price=20000&deposit=19000&months=48");
  expect(quoted.url.hash).not.toBe("");
  expect(quoted.text("[data-testid=monthly]")).not.toBe(page.text("[data-testid=monthly]"));
  expect(quoted.text()).toContain("la entrada máxima es de 12.000,00 €");
  expect(quoted.text()).toContain("pedir dinero prestado cuesta dinero");
  const figures = quoted.all("table", /^Al contado y financiado, línea por línea/);
  expect(figures.map(textOf).join()).toContain("TAE");
  const unread = await openPage(request, "/pt/financiamento/?price=muito&months=60");
  expect(unread.text()).toContain("Não percebemos o preço.");
  expect(unread.attribute("main select[name=months] option[selected]", "value")).toBe("60");
});

test("the locator finds the nearest to a town or a postal code, and all when the place is unknown", async ({
  request,
}) => {
  const page = await openPage(request, "/concesionario-coches-ocasion/");
  const all = page.all("main h3").length;
  expect(all).toBeGreaterThan(35);
  const near = await page.submit("Buscar", { place: "Bilbao" });
  expect(near.text("main h3")).toBe("Volante Bilbao");
  expect(near.text("main")).toMatch(/A \d+ km/);
  expect(near.all("main h3")).toHaveLength(all);
  const coded = await near.submit("Buscar", { place: "15001" });
  expect(coded.all("main h2", "Los más cercanos a A Coruña")).toHaveLength(1);
  const whole = await coded.follow("main a", "Ver todos los concesionarios");
  expect(whole.all("main h3")).toHaveLength(all);
  const unknown = await openPage(request, "/concesionario-coches-ocasion/?place=atlantida");
  expect(unknown.text()).toContain("No sabemos dónde está «atlantida»");
  expect(unknown.all("main h3")).toHaveLength(all);
});

test("a plate that is typed on a content page stands on the next page and in no address", async ({
  request,
}) => {
  const page = await openPage(request, "/tasacion-de-vehiculos/");
  const next = await page.submit("Tasar mi coche", { plate: "1234 bcd" });
  expect(next.url.pathname + next.url.search).toBe("/solicitud/trade-in/plate/");
  expect(next.attribute("input[name=plate]", "value")).toBe("1234 bcd");
  const byHand = await (await openPage(request, "/pt/vender-carro/")).follow("main a", "Não sei a matrícula");
  const made = await byHand.submit("Continuar", { kms: "64000" });
  expect(made.url.pathname + made.url.search).toMatch(/\/make\/\?noPlate=1$/);
});
