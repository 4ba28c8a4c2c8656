import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { searchEngine } from "#backend/search/choose-engine.ts";
import type { FoundVehicles } from "#backend/search/search-engine.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Locale } from "#platform/locale.ts";
import type { StoredList } from "./normalise-list.ts";
import { type ReadList, readSavedList } from "./read-saved-list.ts";

type SavedList = Omit<StoredList, "digest"> & { readonly locale: Locale };

export type Match<List> = {
  readonly saved: List;
  readonly read: ReadList;
  /** Its vehicles that can be bought. */
  readonly found: FoundVehicles;
};

export const noVehicles: FoundVehicles = { size: 0, figures: () => [] };

/** What reading saved lists needs: the catalogue, and the codes of dealers. */
export const knownForLists = async (orm: Orm) => {
  const [makes, dealers] = await Promise.all([knownCatalogue(orm), knownDealers(orm)]);
  return { makes, dealers: new Set(Array.from(dealers.values(), ({ dealerCode }) => dealerCode)) };
};

/** Saved lists with their present matches, in the given order. */
export const findMatches = async <List extends SavedList>(
  orm: Orm,
  lists: readonly List[],
  now: Date,
): Promise<Match<List>[]> => {
  const known = await knownForLists(orm);
  const readable = lists.map((saved) => ({
    saved,
    read: readSavedList(saved, { ...known, locale: saved.locale }),
  }));
  const searched = readable.flatMap(({ read }) => read.list ?? []);
  const found = await searchEngine(orm).find(searched, now);
  return readable.map(({ saved, read }) => {
    const vehicles = read.list && found[searched.indexOf(read.list)];
    return { saved, read, found: vehicles ?? noVehicles };
  });
};
