import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { parseSearchQuery, type SearchQuery, serialiseSearchQuery } from "#domain/search-query.ts";
import { type VehicleKind, vehicleStatuses } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { interpretText } from "./interpret/interpret-text.ts";
import type { Known } from "./interpret/reading.ts";
import { type Scope, type Selection, type Stock, selectVehicles } from "./select-vehicles.ts";

/** An example that finds fewer would look like luck. */
const fewest = 3;
/** How many of the most frequent vehicles are tried. */
const tried = 12;
/** What a field on a phone shows whole, in characters. */
const longest = 32;

type Candidate = { readonly text: string; readonly count: number };
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
export const exampleText = (stock: Stock, scope: Scope, request: ExampleRequest): string | undefined => {
  const { known, kind, about, locale } = request;
  const selection = selectVehicles(stock, scope, about);
  const finds = ({ text }: Candidate): boolean => {
    const { filters, unknown, place, kind: said } = interpretText(text, known, kind);
    const isRead = filters.model !== undefined && unknown.length === 0 && !place;
    if (!isRead || (kind && said)) return false;
    const params = new URLSearchParams(serialiseSearchQuery(about));
    for (const [key, value] of Object.entries(filters)) params.set(key, value);
    return selectVehicles(stock, scope, parseSearchQuery(params).query).passing.vehicles >= fewest;
  };
  return candidates(stock, selection, locale).find(finds)?.text;
};

/** What there is most of, first to the year, then without it, then by make and model alone. */
const candidates = (stock: Stock, selection: Selection, locale: Locale): Candidate[] => {
  const groups = frequent(stock, selection, (known) => textOf(known, locale));
  const names = frequent(stock, selection, ({ brand, model }) => `${brand.name} ${model.name}`);
  return [...withYears(stock, selection, groups), ...groups, ...names]
    .filter(({ text, count }) => count >= fewest && text.length <= longest)
    .map(({ text, count }) => ({ text, count }));
};

type Group = Candidate & { readonly versions: ReadonlySet<number> };

/** The most frequent vehicles to buy that bear the same text, most first. */
const frequent = (stock: Stock, { passing }: Selection, text: (known: KnownVersion) => string): Group[] => {
  const found = [...stock.catalogue.versions]
    .map(([number, known]) => ({ number, text: text(known), count: passing.versions[number] ?? 0 }))
    .filter(({ count }) => count > 0);
  return [...Map.groupBy(found, (each) => each.text)]
    .map(([text, group]) => ({
      text,
      count: group.reduce((sum, { count }) => sum + count, 0),
      versions: new Set(group.map(({ number }) => number)),
    }))
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1))
    .slice(0, tried);
};

/** The same with the year that each has most of. */
const withYears = ({ index }: Stock, { places }: Selection, groups: readonly Group[]): Candidate[] => {
  const { version, status, year } = index.columns;
  const inStock = vehicleStatuses.indexOf("in-stock");
  const years = groups.map(() => new Map<number, number>());
  const groupOf = new Map(groups.flatMap(({ versions }, at) => [...versions].map((each) => [each, at])));
  for (const place of places) {
    const counts = years[groupOf.get(version[place] ?? 0) ?? -1];
    const built = year[place] ?? 0;
    if (counts && status[place] === inStock) counts.set(built, (counts.get(built) ?? 0) + 1);
  }
  return groups
    .flatMap(({ text }, at) =>
      [...(years[at] ?? [])].map(([built, count]) => ({ text: `${text} ${built}`, count })),
    )
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? 1 : -1))
    .slice(0, tried);
};

/** A car by model, fuel and gearbox, a motorbike by make and model: what buyers tell them apart by. */
const textOf = ({ brand, model, version }: KnownVersion, locale: Locale): string => {
  if (model.kind === "motorbike") return `${brand.name} ${model.name}`;
  const { fuels, typedTransmissions } = wordingOf(locale);
  const fuel = fuels[version.fuel];
  const word = fuel === fuel.toUpperCase() ? fuel : fuel.toLowerCase();
  return `${model.name} ${word} ${typedTransmissions[version.transmission]}`;
};
