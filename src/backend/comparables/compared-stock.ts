import { type KnownVersion, knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import type { Call } from "#backend/http/call.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Country } from "#market/countries.ts";
import { defaultLocale } from "#platform/locale.ts";
import { type ComparedStock, hasDepreciation, isAlike } from "./find-comparables.ts";

type Scope = {
  readonly kind: VehicleKind;
  /** The dealers whose vehicles count; all when it is omitted. */
  readonly country?: Country;
};

/** The vehicles that can be bought and are comparable with a version; all of its kind where too few are for a depreciation. */
export const comparedStock = async (
  { orm, now }: Pick<Call, "orm" | "now">,
  own: KnownVersion,
  { kind, country }: Scope,
): Promise<ComparedStock> => {
  const [{ versions }, dealers] = await Promise.all([knownCatalogue(orm), knownDealers(orm)]);
  const codes = [...dealers.values()]
    .filter((dealer) => dealer.country === country)
    .map(({ dealerCode }) => dealerCode);
  const list = { query: emptySearchQuery, kind, locale: defaultLocale, ...(country && { dealers: codes }) };
  const alike = [...versions].filter(([, other]) => isAlike(own, other)).map(([number]) => number);
  const find = async (request: typeof list & { readonly versions?: ReadonlySet<number> }) => {
    const [vehicles] = await searchEngine(orm).find([request], now);
    if (vehicles === undefined) throw new Error("The search engine answered no list to a request of one");
    return { vehicles, versions };
  };
  const stock = await find({ ...list, versions: new Set(alike) });
  return hasDepreciation(stock, own) ? stock : await find(list);
};
