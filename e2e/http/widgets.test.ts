import { expect } from "vitest";
import { pageNamed } from "#demo/texts/written/page-named.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import { financedVehicle } from "#tools/test-support/financed-vehicle.ts";
import { paths } from "#tools/test-support/paths.ts";
import { languages } from "../support/tiers.ts";
import { parsePage } from "./html-page.ts";
import { test } from "./http-test.ts";

/** What the pages of the demo shop show of a widget. */
const shown = [
  ["home", "[data-carousel][data-effect=fade][data-playing] button[data-move=play]"],
  ["home", "[data-carousel][data-effect=coverflow] blockquote"],
  ["financing", "[data-carousel][data-effect=flip] h3"],
  ["buying", "[data-carousel][data-effect=cube] img"],
  ["financeCampaign", "main button[command=show-modal]"],
  ["financeCampaign", "main dialog[closedby=any] form[method=dialog]"],
  ["blackDays", "main dialog[closedby=any] p"],
  ["finder", "main [popover] a"],
  ["finder", "main form fieldset input[type=checkbox]"],
  ["cars", "main a[data-size=normal]"],
] as const;

for (const [locale, tier] of languages)
  test(
    `pages of the demo shop show the widgets that their content asks for, in ${locale}`,
    tier,
    async ({ request }) => {
      for (const [name, selector] of shown) {
        const path = pathOfSlug(locale, pageNamed(name)[locale].slug);
        const { all } = parsePage(await (await request.get(path)).text());
        expect(all(selector).length, `${selector} on ${path}`).toBeGreaterThan(0);
      }
      const { path } = await financedVehicle(request, locale, "promo");
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
