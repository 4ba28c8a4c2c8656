import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { fullName } from "#backend/vehicle/vehicle-names.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { type Candidate, frequent } from "./frequent-values.ts";
import { interpretText } from "./interpret/interpret-text.ts";
import type { Known } from "./interpret/reading.ts";
import { countPassing, type Selection, selectVehicles } from "./select-vehicles.ts";
import type { Scope, SearchedStock, Stock } from "./stock.ts";
import { withYears } from "./with-years.ts";

/** An example that finds fewer would look like luck. */
const fewest = 3;
/** What a field on a phone shows whole, in characters. */
const longest = 29;
export type ExampleRequest = {
  readonly known: Known;
  readonly kind: VehicleKind | undefined;
  /** What the page is about: what is typed comes on top of it. */
  readonly about: SearchQuery;
  readonly locale: Locale;
};

/**
 * A text that a visitor could type and that finds at least three vehicles to buy, put together from what there is most
 * of: "León diésel manual 2019". The same for the same stock; undefined where nothing is frequent enough.
 */
export const exampleText = (
  stock: SearchedStock,
  scope: Scope,
  request: ExampleRequest,
): string | undefined => {
  const { known, kind, about, locale } = request;
  const selection = selectVehicles(stock, scope, about);
  const finds = ({ text }: Candidate): boolean => {
    const { filters, unknown, place, kind: said } = interpretText(text, known, kind);
    const isRead = filters.model !== undefined && unknown.length === 0 && !place;
    if (!isRead || (kind && said)) return false;
    const params = new URLSearchParams(serialiseSearchQuery(about));
    for (const [key, value] of Object.entries(filters)) params.set(key, value);
    return countPassing(stock, scope, parseSearchQuery(params).query) >= fewest;
  };
  return candidates(stock, selection, locale).find(finds)?.text;
};

/** What there is most of, first to the year, then without it, then by make and model alone. */
const candidates = (stock: Stock, selection: Selection, locale: Locale): Candidate[] => {
  const groups = frequent(stock, selection, (known) => textOf(known, locale));
  const names = frequent(stock, selection, (known) => fullName(locale, known));
  return [...withYears(selection, groups), ...groups, ...names]
    .filter(({ text, count }) => count >= fewest && text.length <= longest)
    .map(({ text, count }) => ({ text, count }));
};

/** A car by model, fuel and gearbox, a motorbike by make and model: what buyers tell them apart by. */
const textOf = (known: KnownVersion, locale: Locale): string => {
  const { model, version } = known;
  if (model.kind === "motorbike") return fullName(locale, known);
  const { fuels, typedTransmissions } = wordingOf(locale);
  const fuel = fuels[version.fuel];
  const word = fuel === fuel.toUpperCase() ? fuel : fuel.toLowerCase();
  return `${modelNameIn(locale, model.name)} ${word} ${typedTransmissions[version.transmission]}`;
};
