import content from "./data/pages.json" with { type: "json" };
import data from "./data/stock.json" with { type: "json" };
import { found, ok, refuse } from "./responses.mjs";
import { card, detail, matching, ofVehicle, stock, tagsOf, unique, vehicleOf } from "./stock.mjs";

const dropdowns = {
  brands: unique(stock, "brand").map((brand) => ({
    value: brand,
    models: unique(matching({ brand }), "model").map((model) => ({ value: model })),
  })),
  years: { min: 2018, max: new Date().getFullYear() },
  seats: [0, 2, 5].map((value) => ({ value })),
  kmsValues: Array.from({ length: 15 }, (_, n) => ({ value: n * 10_000, label: `${n * 10_000} kms` })),
  yearsList: Array.from({ length: 100 }, (_, n) => new Date().getFullYear() - n),
  financeConfig: data.financeConfig,
};

/** A vehicle's page has its VIN at the end: `coches-ocasion/VSSZZZ1SPEC000000`. */
const vehiclePage = ({ commercialDescription: title, carDetailCard, carDetailFinance }) => ({
  title,
  components: Object.entries({ carDetailCard, carDetailFinance }).map(([key, data]) => ({ key, data })),
});

/** A page in a language, with what stands around every page. */
const pageOf = (slug, language) => {
  const { frame, pages } = content[language];
  const vehicle = vehicleOf(slug.split("/")[1]);
  const page = pages[slug] ?? (vehicle && vehiclePage(vehicle));
  const { title, components } = page ?? {};
  return page && { seo: { title, script: [], links: [] }, meta: [], ...frame, components };
};

const cardsOf = (filters, language) =>
  matching(filters).map((vehicle) => ({ ...card(vehicle), labels: data.labels[language] }));

/** Level 1: pages, lists and vehicles. */
export const browseCalls = {
  "GET pages/{slug}": ({ params, language }) => found(pageOf(params.slug, language)),
  "GET seo": () => ok({ googleSiteVerificationId: "specified-verification" }),
  "POST vehicle/dropdowns": () => ok(dropdowns),
  "POST pages/component-filtered": ({ body, language }) => {
    if (!Array.isArray(body?.components)) return refuse(400);
    const components = body.components.map(({ id, key, data: { filters = {} } = {} }) => {
      return { id, key, data: { vehicles: cardsOf(filters, language), filters: tagsOf(filters) } };
    });
    return ok({ components });
  },
  "GET vehicle/{vin}": ofVehicle(detail),
  "POST vehicle/{vin}/similar": ofVehicle(({ vin, segment }, { language }) =>
    cardsOf({ segment }, language).filter((each) => each.vin !== vin),
  ),
  "GET dealers/v2": () => ok(data.dealers),
  "POST footprint": ({ body }) =>
    Number.isInteger(body?.type) && typeof body.data === "string" ? ok() : refuse(400),
};
