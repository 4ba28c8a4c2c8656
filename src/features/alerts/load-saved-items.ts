import "server-only";
import { call } from "#api/call.ts";
import { findListPage } from "#api/list-page.ts";
import type { CarAlert, PriceDropAlert } from "#api/models/alerts.ts";
import type { SavedSearch } from "#api/models/saved-search.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import { pathOfSlug } from "#domain/page-slug.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import type { SignedInSession } from "#platform/session.ts";

/** Saved records of a customer; undefined where the service does not have the kind. */
export interface SavedItems {
  readonly searches: readonly SavedSearch[] | undefined;
  readonly alerts: readonly CarAlert[] | undefined;
  readonly drops: readonly PriceDropAlert[] | undefined;
}

const isMissing = (result: ServiceResult<unknown>): boolean =>
  !result.ok && (result.error.kind === "not-implemented" || result.error.kind === "not-found");

/**
 * Searches and alerts of the signed-in visitor, newest first. Completes fields that the service does not
 * return.
 */
export const loadSavedItems = async (
  { token, sessionId }: SignedInSession,
  locale: Locale,
): Promise<ServiceResult<SavedItems>> => {
  const caller = { locale, token, sessionId };
  const [searches, alerts, drops] = await Promise.all([
    call("savedSearches", {}, caller),
    call("carAlerts", {}, caller),
    call("priceDropAlerts", {}, caller),
  ]);
  const failed = [searches, alerts, drops].find((result) => !result.ok && !isMissing(result));
  if (failed && !failed.ok) return failed;
  const named = <List extends SavedSearch | CarAlert>(lists: readonly List[]) =>
    Promise.all(lists.map((list) => withNameAndPage(list, locale)));
  return ok({
    searches: searches.ok ? await named(searches.value) : undefined,
    alerts: alerts.ok ? await named(alerts.value) : undefined,
    drops: drops.ok ? await Promise.all(drops.value.map((drop) => withCard(drop, locale))) : undefined,
  });
};

/** Completes a list: named by its filters, with the page of all vehicles of its kind. */
const withNameAndPage = async <List extends SavedSearch | CarAlert>(
  list: List,
  locale: Locale,
): Promise<List> => {
  const { filters, kind } = list;
  const name = list.name ?? Object.values(filters).join(", ");
  if (list.path !== undefined) return { ...list, name };
  const slug = await findListPage({ list: { kind, filters: {} }, locale });
  if (slug === undefined) return { ...list, name };
  const query = new URLSearchParams(filters).toString();
  return { ...list, name, path: `${pathOfSlug(locale, slug)}${query && `?${query}`}` };
};

/** Adds the current vehicle, where the service returns its VIN alone. */
const withCard = async (drop: PriceDropAlert, locale: Locale): Promise<PriceDropAlert> => {
  if (drop.card || drop.gone) return drop;
  const found = await call("vehicle", { params: { vin: drop.vin } }, { locale });
  return found.ok ? { ...drop, card: found.value.card } : drop;
};
