import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import type { PageText } from "./page-text.ts";

/** A landing page that the stock calls for, in both languages. */
export type Landing = {
  slugs: Record<Locale, string>;
  texts: Record<Locale, PageText>;
  /** What tiles and menus on other pages say of it. */
  tile: { text: Record<Locale, string>; name: string; count: number; kind: VehicleKind; id: string };
};

export const searchPage = (
  heading: string,
  intro: string[],
  kind: VehicleKind,
  filters: Record<string, string[]>,
  seo: PageText["seo"],
): PageText => ({
  seo,
  components: [{ id: "search", key: "search", data: { heading, kind, filters, intro } }],
});

export const groupBy = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
};
