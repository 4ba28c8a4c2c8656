import data from "./data/stock.json" with { type: "json" };
import { pageOf } from "./pages.mjs";
import { found, ok, refuse } from "./responses.mjs";
import { card, detail, matching, ofVehicle, stock } from "./stock.mjs";

const unique = (vehicles, name) => [...new Set(vehicles.map((vehicle) => vehicle[name]))];
const count = (length) => [...Array(length).keys()];
const thisYear = new Date().getFullYear();

const dropdowns = {
  brands: unique(stock, "brand").map((brand) => ({
    value: brand,
    models: unique(matching({ brand }), "model").map((model) => ({ value: model })),
  })),
  years: { min: 2018, max: thisYear },
  seats: [0, 2, 5].map((value) => ({ value })),
  kmsValues: count(15).map((n) => ({ value: n * 10_000, label: `${n * 10_000} kms` })),
  yearsList: count(100).map((n) => thisYear - n),
  financeConfig: data.financeConfig,
};

const cardsOf = (filters) => matching(filters).map(card);

/** Level 1: pages, lists and vehicles. */
export const browseCalls = {
  "GET pages/{slug}": ({ params, language }) => found(pageOf(params.slug, language)),
  "GET seo": () => ok({ googleSiteVerificationId: "specified-verification" }),
  "POST vehicle/dropdowns": () => ok(dropdowns),
  "POST pages/component-filtered": ({ body }) => {
    if (!Array.isArray(body?.components)) return refuse(400);
    const result = (data = {}) => ({ vehicles: cardsOf(data.filters ?? data) });
    return ok({ components: body.components.map(({ id, key, data }) => ({ id, key, data: result(data) })) });
  },
  "GET vehicle/{vin}": ofVehicle(detail),
  "POST vehicle/{vin}/similar": ofVehicle(({ vin, segment }) =>
    cardsOf({ segment }).filter((each) => each.vin !== vin),
  ),
  "GET dealers/v2": () => ok(data.dealers),
  "POST footprint": ({ body }) =>
    Number.isInteger(body?.type) && typeof body.data === "string" ? ok() : refuse(400),
};
