import { expect } from "vitest";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { languages, withAll } from "../support/tiers.ts";
import { parsePage } from "./html-page.ts";
import { test } from "./http-test.ts";

const financing = { es: "/financiacion/", pt: "/pt/financiamento/" } as const;
const buying = { es: "/comprar-coche-segunda-mano/", pt: "/pt/comprar-carro-usado/" } as const;
const campaign = { es: "/landings/financiacion/", pt: "/pt/landings/financiamento/" } as const;
const finder = { es: "/buscador-de-coches-de-ocasion/", pt: "/pt/pesquisa-de-carros-usados/" } as const;

/** What the pages of the demo shop show of a widget. */
const shown = [
  [paths.home, "[data-carousel][data-effect=fade][data-playing] button[data-move=play]"],
  [paths.home, "[data-carousel][data-effect=coverflow] blockquote"],
  [financing, "[data-carousel][data-effect=flip] h3"],
  [buying, "[data-carousel][data-effect=cube] img"],
  [campaign, "main button[command=show-modal]"],
  [campaign, "main dialog[closedby=any] form[method=dialog]"],
  [finder, "main [popover] a"],
  [finder, "main form fieldset input[type=checkbox]"],
  [paths.list, "main a[data-size=normal]"],
] as const;

for (const [locale, tier] of languages)
  test(
    `pages of the demo shop show the widgets that their content asks for, in ${locale}`,
    tier,
    async ({ request }) => {
      for (const [{ [locale]: path }, selector] of shown) {
        const { all } = parsePage(await (await request.get(path)).text());
        expect(all(selector).length, `${selector} on ${path}`).toBeGreaterThan(0);
      }
    },
  );

test(
  "a vehicle in a campaign has a switch that leaves it out of the figures",
  withAll,
  async ({ request }) => {
    const { path } = await financedVehicle(request, "es", "promo");
    const { all } = parsePage(await (await request.get(path)).text());
    expect(all("main form input[role=switch][name=promo]")).toHaveLength(1);
  },
);

test("a page with carousels is sent without Swiper, and without its styles", async ({ request }) => {
  const html = await (await request.get(paths.home.es)).text();
  const sheets = parsePage(html)
    .all("link[rel=stylesheet]")
    .map(({ attribs }) => attribs.href ?? "");
  expect(sheets.length).toBeGreaterThan(0);
  const texts = await Promise.all(sheets.map(async (address) => (await request.get(address)).text()));
  expect(texts.join("")).toContain("scroll-snap-type");
  for (const text of [html, ...texts]) expect(text).not.toContain("swiper-wrapper");
});
