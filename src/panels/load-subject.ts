import { toCard } from "#api/models/card.ts";
import "server-only";
import { call } from "#api/call.ts";
import { loadExpenses } from "#api/load-dropdowns.ts";
import { parseSavedList, savedFilters } from "#domain/saved-list.ts";
import type { LeadPageInput } from "#features/leads/lead-page-input.ts";
import type { AlertPreview, RequestedList } from "#features/leads/requested-list.ts";
import { requestedVehicle } from "#features/leads/requested-vehicle.ts";
import { vehicleLine } from "#features/leads/vehicle-line.ts";
import { loadSearch } from "#features/search/load-search.ts";
import { wordsOfList } from "#features/search/search-words/words-of-list.ts";
import { totalText } from "#features/search/total-text.ts";
import { loadVehicle } from "#features/vehicle/load-vehicle.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";

/** What a form's page is about, by its query: a vehicle, a list, or nothing. */
export const loadSubject = async (
  query: string,
  locale: Locale,
): Promise<Pick<LeadPageInput, "vehicle" | "list" | "isUnavailable">> => {
  const params = new URLSearchParams(query);
  const vin = params.get("vin");
  if (vin !== null) {
    const [vehicle, expenses] = await Promise.all([loadVehicle(vin, locale), loadExpenses(locale)]);
    if (vehicle.ok) return { vehicle: requestedVehicle(vehicle.value, locale, expenses) };
    return { isUnavailable: vehicle.error.kind !== "not-found" && vehicle.error.kind !== "gone" };
  }
  const list = await loadList(params, locale);
  return list ? { list } : {};
};

const loadList = async (params: URLSearchParams, locale: Locale): Promise<RequestedList | undefined> => {
  const list = parseSavedList(params);
  if (!list) return undefined;
  const { kind, query } = list;
  const scope = { ...(kind && { kind }), ...(list.dealers && { dealers: [...list.dealers] }) };
  const [found, preview] = await Promise.all([
    loadSearch(locale, { ...scope, preset: {}, query, limit: 1 }),
    loadPreview({ ...scope, filters: savedFilters(list) }, locale),
  ]);
  if (!found.ok) return { ...list, title: undefined, total: "", preview };
  const words = wordsOfList({ kind, filters: {} }, { query, result: found.value, locale });
  return {
    ...list,
    title: words?.heading ?? wordsOf(locale, "leads").allVehicles,
    total: totalText(locale, found.value),
    preview,
  };
};

const loadPreview = async (
  body: Parameters<typeof call<"previewCarAlert">>[1]["body"],
  locale: Locale,
): Promise<AlertPreview | undefined> => {
  const preview = await call("previewCarAlert", { body }, { locale });
  if (!preview.ok) return undefined;
  const expenses = await loadExpenses(locale);
  return {
    ...preview.value,
    vehicles: preview.value.vehicles.map((card) => vehicleLine(toCard(card, locale), locale, expenses)),
  };
};
