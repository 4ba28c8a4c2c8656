import content from "./data/pages.json" with { type: "json" };
import { vehicleOf } from "./stock.mjs";

/** A vehicle's page has its VIN at the end: `coches-ocasion/VSSZZZ1SPEC000000`. */
const vehiclePage = ({ commercialDescription: title, carDetailCard, carDetailFinance }) => ({
  title,
  components: Object.entries({ carDetailCard, carDetailFinance }).map(([key, data]) => ({ key, data })),
});

/** A page in a language, with what stands around every page. */
export const pageOf = (slug, language) => {
  const { frame, pages } = content[language];
  const vehicle = vehicleOf(slug.split("/")[1]);
  const page = pages[slug] ?? (vehicle && vehiclePage(vehicle));
  const { title, components } = page ?? {};
  return page && { seo: { title, script: [], links: [] }, meta: [], ...frame, components };
};
