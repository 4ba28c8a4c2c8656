import type { Makes } from "#backend/catalogue/known-catalogue.ts";
import type { SearchQuery } from "#domain/search-query.ts";

/** How many vehicles of a filter's value pass all other filters. */
export type OwnCount = (value: string) => number;

/**
 * The number beside each value: the total once it is chosen as well. A filter's values exclude one another, so choosing
 * one more adds its own vehicles to those of the values chosen already.
 */
export function totalAfterChoosing(value: string, chosen: readonly string[], own: OwnCount): number {
  return [...new Set([...chosen, value])].reduce((sum, each) => sum + own(each), 0);
}

export type Chosen = Pick<SearchQuery, "brand" | "model">;

/**
 * The total for a choice of brands and models: the chosen models, and the whole of a chosen brand of which no model is
 * chosen. Everything when neither is.
 */
export function totalOfMakes(chosen: Chosen, makes: Makes, brand: OwnCount, model: OwnCount): number {
  const narrowed = new Set(chosen.model.map((slug) => makes.models.get(slug)?.brandSlug));
  const whole = chosen.brand.filter((slug) => !narrowed.has(slug));
  return (
    whole.reduce((sum, slug) => sum + brand(slug), 0) +
    chosen.model.reduce((sum, slug) => sum + model(slug), 0)
  );
}

/** A list with one more value, without repeats. */
export function withValue(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values : [...values, value];
}
