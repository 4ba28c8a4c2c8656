import type { KnownVersion } from "#backend/catalogue/known-catalogue.ts";
import { fullName } from "#backend/vehicle/vehicle-names.ts";
import { wordingOf } from "#backend/wording/wording.ts";
import { modelNameIn } from "#domain/model-name.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { interpretText } from "../interpret/interpret-text.ts";
import type { Known } from "../interpret/reading.ts";
import { countVersions } from "./facet-counter.ts";
import { countPassing, type Selection, selectVehicles } from "./select-vehicles.ts";
import type { Scope, SearchedStock, Stock } from "./stock.ts";

/** An example that finds fewer would look like luck. */
const fewest = 3;
/** What a search field on a phone shows without a cut, in characters. */
const longest = 29;
/** How many of the most frequent vehicles are tried. */
const tried = 12;

type Candidate = { readonly text: string; readonly count: number };
export type ExampleRequest = {
  readonly known: Known;
  readonly kind: VehicleKind | undefined;
  /** The page's own filters; the typed text is added to them. */
  readonly about: SearchQuery;
  readonly locale: Locale;
};

/**
 * A text that a visitor could type and that finds at least three vehicles to buy, built from the most frequent values: "León diésel manual
 * 2019". The same for the same stock; undefined where nothing is frequent enough.
 */
export const exampleText = (
  stock: SearchedStock,
  scope: Scope,
  request: ExampleRequest,
): string | undefined => {
  const { known, kind, about, locale } = request;
  const selection = selectVehicles(stock, scope, about);
  const finds = ({ text }: Candidate): boolean => {
    const { filters, unknown, place, kind: namedKind } = interpretText(text, known, kind);
    const isRead = filters.model !== undefined && unknown.length === 0 && !place;
    if (!isRead || (kind && namedKind)) return false;
    const params = new URLSearchParams(serialiseSearchQuery(about));
    for (const [key, value] of Object.entries(filters)) params.set(key, value);
    return countPassing(stock, scope, parseSearchQuery(params).query) >= fewest;
  };
  return candidates(stock, selection, locale).find(finds)?.text;
};

/** The most frequent vehicles, first with the year, then without it, then by make and model alone. */
const candidates = (stock: Stock, selection: Selection, locale: Locale): Candidate[] => {
  const groups = frequent(stock, selection, (known) => textOf(known, locale));
  const names = frequent(stock, selection, (known) => fullName(locale, known));
  return [...withYears(selection, groups), ...groups, ...names]
    .filter(({ text, count }) => count >= fewest && text.length <= longest)
    .map(({ text, count }) => ({ text, count }));
};

/** A car by model, fuel and gearbox, a motorbike by make and model: how buyers distinguish them. */
const textOf = (known: KnownVersion, locale: Locale): string => {
  const { model, version } = known;
  if (model.kind === "motorbike") return fullName(locale, known);
  const { fuels, typedTransmissions } = wordingOf(locale);
  const fuel = fuels[version.fuel];
  const word = fuel === fuel.toUpperCase() ? fuel : fuel.toLowerCase();
  return `${modelNameIn(locale, model.name)} ${word} ${typedTransmissions[version.transmission]}`;
};

type Group = Candidate & { readonly versions: ReadonlySet<number> };

/** The most frequent vehicles to buy that bear the same text, most first. */
const frequent = (stock: Stock, { passing }: Selection, text: (known: KnownVersion) => string): Group[] => {
  const counts = countVersions(passing, Math.max(0, ...stock.catalogue.versions.keys()) + 1);
  const found = [...stock.catalogue.versions]
    .map(([number, known]) => ({ number, text: text(known), count: counts[number] ?? 0 }))
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

/** Years are counted from the first to here; a row of counts a group. */
const years = 2101;

/** The same with the year that each has most of. */
const withYears = ({ passing }: Selection, groups: readonly Group[]): Candidate[] => {
  const { version, year } = passing.columns;
  const groupOf = new Uint8Array(Math.max(0, ...groups.flatMap(({ versions }) => [...versions])) + 1);
  for (const [at, { versions }] of groups.entries()) for (const each of versions) groupOf[each] = at + 1;
  const counts = new Uint32Array(years * (groups.length + 1));
  for (const place of passing.places) {
    const cell = (groupOf[version[place] as number] ?? 0) * years + (year[place] as number);
    counts[cell] = (counts[cell] as number) + 1;
  }
  return groups
    .flatMap(({ text }, at) =>
      Array.from(counts.subarray((at + 1) * years, (at + 2) * years), (count, built) => ({
        text: `${text} ${built}`,
        count,
      })).filter(({ count }) => count > 0),
    )
    .toSorted((a, b) => b.count - a.count || (a.text < b.text ? 1 : -1))
    .slice(0, tried);
};
