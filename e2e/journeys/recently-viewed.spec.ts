import { expect, type Page } from "@playwright/test";
import { listedVins } from "#tools/test-support/listed-vehicles.ts";
import { touched } from "#tools/test-support/page-ready.ts";
import { paths } from "#tools/test-support/paths.ts";
import { holdAnswers } from "../support/hold-answers.ts";
import { test } from "../support/test.ts";
import { watchPage } from "../support/watch-page.ts";

const words = {
  es: { heading: "Vistos hace poco", clear: "Borrar esta lista", segment: "/coches-ocasion/" },
  pt: { heading: "Vistos recentemente", clear: "Apagar esta lista", segment: "/pt/carros-usados/" },
} as const;

const kept = (page: Page) => page.evaluate(() => localStorage.getItem("volante-recent"));

/** The visitor has agreed: the cookie, and the mark that the consent script makes of it on the root element. */
const agree = async (page: Page, url: string): Promise<void> => {
  await page.context().addCookies([{ name: "volante-consent", value: "all", url }]);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.dataset.consent = "all";
    });
  });
};

for (const locale of ["es", "pt"] as const) {
  const { heading, clear, segment } = words[locale];

  test(`${locale}: what was looked at is remembered after consent, shown on the home page, and cleared`, async ({
    page,
    request,
    baseURL,
  }) => {
    const [first, second] = await listedVins(request, locale, 2);
    const seen = watchPage(page);
    await page.goto(`${segment}${first}/`);
    await touched(page);
    expect(await kept(page)).toBeNull();
    await agree(page, baseURL ?? "");
    for (const [vin, list] of [
      [first, first],
      [second, `${second} ${first}`],
    ]) {
      await page.goto(`${segment}${vin}/`);
      await touched(page);
      await expect.poll(() => kept(page)).toBe(list);
    }
    await page.goto(paths.home[locale]);
    await touched(page);
    const row = page.getByRole("heading", { name: heading });
    await expect(async () => {
      await page.mouse.wheel(0, 1_000);
      await expect(row).toBeAttached({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole("list", { name: heading }).locator("article")).toHaveCount(2);
    await page.getByRole("button", { name: clear }).click();
    await expect(row).toHaveCount(0);
    expect(await kept(page)).toBeNull();
    expect(seen.problems).toEqual([]);
  });
}

test("the page of what was looked at keeps the order, leaves out the unknown, and nobody keeps it", async ({
  page,
  request,
}) => {
  const vins = await listedVins(request, "es", 13);
  const answer = await page.goto(`/pt/vistos-recentemente/?vin=AAAAAAAAAAAAAAAAA,${vins[1]},${vins[0]}`);
  expect(answer?.headers()["cache-control"]).toContain("no-store");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const links = page.locator("main article h3 a");
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs).toHaveLength(2);
  for (const href of hrefs) expect(href).toMatch(/^\/pt\//);
  const canonicalOf = async (vin = "") =>
    /rel="canonical" href="[^"]*?(\/pt\/[^"]*)"/.exec(
      await (await request.get(`/pt/carros-usados/${vin}/`)).text(),
    )?.[1];
  expect(hrefs).toEqual([await canonicalOf(vins[1]), await canonicalOf(vins[0])]);
  await page.goto(`/vistos-hace-poco/?vin=${vins.join(",")}`);
  await expect(links).toHaveCount(12);
  await page.goto("/vistos-hace-poco/?vin=x");
  await expect(page.getByText("Todavía no hay ningún vehículo que mostrarte.")).toBeVisible();
});

test("on a vehicle's page the others are shown, and their page is fetched once", async ({
  page,
  request,
  baseURL,
}) => {
  const [first, second] = await listedVins(request, "es", 2);
  const seen = watchPage(page);
  await agree(page, baseURL ?? "");
  await page.addInitScript((vin) => localStorage.setItem("volante-recent", vin), `${first} ${second}`);
  await page.goto(`/coches-ocasion/${first}/`);
  await touched(page);
  const row = page.getByRole("list", { name: words.es.heading });
  await expect(async () => {
    await page.mouse.wheel(0, 1_000);
    await expect(row).toBeAttached({ timeout: 100 });
  }).toPass();
  await expect(row.locator("article")).toHaveCount(1);
  expect(await kept(page)).toBe(`${first} ${second}`);
  expect(seen.requests.filter((url) => url.includes("/vistos-hace-poco/"))).toHaveLength(1);
  expect(seen.problems).toEqual([]);
});

test("the row is not put in while its place is looked at, so that nothing moves", async ({
  page,
  request,
  baseURL,
}) => {
  const [first, second] = await listedVins(request, "es", 2);
  const letThrough = await holdAnswers(page, "**/vistos-hace-poco/**");
  await agree(page, baseURL ?? "");
  await page.addInitScript((vin) => localStorage.setItem("volante-recent", vin), `${second}`);
  await page.goto(`/coches-ocasion/${first}/`);
  await touched(page);
  const place = page.locator("[data-recent]");
  const asked = page.waitForRequest("**/vistos-hace-poco/**");
  await place.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const answered = (await asked).response();
  letThrough();
  await (await answered)?.finished();
  await page.waitForTimeout(500);
  await expect(place.locator("article")).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(place.locator("article")).toHaveCount(1);
});
