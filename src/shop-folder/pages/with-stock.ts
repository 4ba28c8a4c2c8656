import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { ShopTexts } from "../shop-texts.ts";
import { type BuildPagesInput, placeKindOf } from "./build-pages-input.ts";
import { simulatorCredit } from "./credit-terms.ts";
import type { Figures } from "./fill-data.ts";
import { landingLinks } from "./landings-with-models.ts";
import type { PageText } from "./page-text.ts";
import type { PlaceFacts } from "./place-facts.ts";
import { largestPlaces, link, placeLinks } from "./place-links.ts";
import { placeSlug } from "./place-path.ts";
import { writtenPicture } from "./scenes.ts";
import type { ShopComponent } from "./shop-page.ts";
import { figuresOf, stockFactsOf } from "./stock-figures.ts";
import { brandItems, type Landings, segmentItems } from "./tiles.ts";
import { vehiclesOf } from "./written/vehicles-of.ts";

/** The places of the dealership locator, with their pages; those of the language's own country come first. */
export const locatorPlaces = (shop: ShopTexts, locale: Locale, places: readonly PlaceFacts[]) => {
  const words = shop.sentences.towns[locale];
  const { country } = marketOf(locale);
  const near = places.toSorted((a, b) => Number(b.country === country) - Number(a.country === country));
  return near.map((place) => ({
    id: placeSlug(shop, locale, "cars", place.id).replace(/^(?:coches-ocasion|carros-usados)-/, ""),
    name: place.names[locale],
    dealers: place.dealers.map(({ dealerCode }) => dealerCode),
    ...(place.label && { label: true }),
    links: [
      ...(place.facts ? link(shop, locale, "cars", place.id, words.cars.short) : []),
      ...link(shop, locale, "selling", place.id, words.selling.short),
      ...link(shop, locale, "valuing", place.id, words.valuing.short),
    ],
  }));
};

/** The figures of what a page is about: of its list, or of the whole stock; undefined where that is fewer than two. */
export const stockFigures = (
  locale: Locale,
  { components }: PageText,
  { vehicles, shop }: BuildPagesInput,
): Figures | undefined => {
  const search = components.find(({ key }) => key === "search");
  const facts = stockFactsOf(search === undefined ? vehicles : vehiclesOf(search.data, vehicles));
  return facts && facts.count > 1 ? figuresOf(facts, shop.settings, locale) : undefined;
};

/** Adds to a written page what follows the stock: tiles, the picture, the dealers. */
export const withStock = (
  locale: Locale,
  name: string,
  page: PageText,
  landings: Landings,
  places: readonly PlaceFacts[],
  { pictures, shop }: BuildPagesInput,
): PageText => {
  const { country } = marketOf(locale);
  const own = shop.dealers.filter((dealer) => dealer.country === country).map(({ dealerCode }) => dealerCode);
  const components = page.components.map((component): ShopComponent => {
    const add = (extra: Record<string, unknown>) => ({ ...component, data: { ...component.data, ...extra } });
    if (component.key === "hero")
      return add({ image: writtenPicture(component.data, pictures, shop.pictures) });
    if (component.key === "slides" && Array.isArray(component.data.items))
      return add({
        items: component.data.items.map((item: Record<string, unknown>) => ({
          ...item,
          image: writtenPicture(item, pictures, shop.pictures),
        })),
      });
    // What is near comes first; the links beside the rows lead to the whole stock.
    if (component.key === "vehicle-row" && name === "home" && own.length > 0) return add({ dealers: own });
    if (component.key === "body-types") return add({ items: segmentItems(locale, landings) });
    if (component.key === "brands") {
      const kind = component.id === "motorbike-brands" ? "motorbike" : "car";
      return add({ items: brandItems(locale, landings, kind, name === "home" ? 12 : undefined) });
    }
    if (component.key === "finance-simulator") return add({ credit: simulatorCredit(shop, locale) });
    if (component.key === "dealer-locator") return add({ places: locatorPlaces(shop, locale, places) });
    if (component.id === "segments") return add({ items: landingLinks(locale, landings.segments) });
    if (component.id === "makes") return add({ items: landingLinks(locale, landings.makes) });
    if (component.id === "places" && name === "home")
      return add({ items: placeLinks(shop, locale, largestPlaces(locale, places, 8), "cars") });
    if (component.id === "places") return add({ items: placeLinks(shop, locale, places, placeKindOf(name)) });
    return component;
  });
  return { ...page, components };
};
