import { modelNameIn } from "#domain/model-name.ts";
import { emptySearchQuery } from "#domain/search-query.ts";
import { nameKey } from "#domain/slugify.ts";
import type { Suggestion } from "../search-engine.ts";
import { selectVehicles } from "./select-vehicles.ts";
import type { Scope, SearchedStock } from "./stock.ts";

const most = 6;

/**
 * The makes, models and towns whose name begins as the text does, whatever its accents and hyphens; a model by its own name as well. Makes
 * come first, then what most vehicles are of.
 */
export const suggestNames = (text: string, stock: SearchedStock, scope: Scope): Suggestion[] => {
  const typed = nameKey(text);
  if (typed === "") return [];
  const { catalogue, dealers, index } = stock;
  const { version, dealer } = index.columns;
  const { places } = selectVehicles(stock, scope, emptySearchQuery).passing;
  const counts = new Map<string, Suggestion & { readonly isMake: boolean }>();
  const add = (name: string, begins: boolean, isMake: boolean, more: number) => {
    if (begins) counts.set(name, { text: name, isMake, count: (counts.get(name)?.count ?? 0) + more });
  };
  const begins = (...names: readonly string[]) => names.some((name) => nameKey(name).startsWith(typed));
  for (const [number, count] of countOf(places, version)) {
    const known = catalogue.versions.get(number);
    if (!known) continue;
    const [brand, model] = [known.brand.name, modelNameIn(scope.locale, known.model.name)];
    add(brand, begins(brand), true, count);
    add(`${brand} ${model}`, begins(`${brand} ${model}`, model), false, count);
  }
  for (const [number, count] of countOf(places, dealer))
    for (const town of dealers.get(number)?.municipality.split("/") ?? [])
      add(town, begins(town), false, count);
  return [...counts.values()]
    .toSorted((a, b) => Number(b.isMake) - Number(a.isMake) || b.count - a.count)
    .slice(0, most)
    .map(({ isMake, ...suggestion }) => suggestion);
};

const countOf = (places: Int32Array, column: ArrayLike<number>): Map<number, number> => {
  const counts = new Map<number, number>();
  for (const place of places) {
    const number = column[place] as number;
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  return counts;
};
