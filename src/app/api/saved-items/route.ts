import { withSession } from "#api/session/with-session.ts";
import { loginAddress } from "#domain/login-address.ts";
import { viewQuery } from "#domain/personal-query.ts";
import { routePath } from "#domain/route-paths.ts";
import {
  isSavedItemChange,
  parseSavedItem,
  type SavedItem,
  type SavedItemChange,
  serialiseSavedItem,
} from "#domain/saved-item.ts";
import { changeSavedItem } from "#features/alerts/change-saved-item.ts";
import { savedItemFields } from "#features/alerts/saved-item-fields.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { knownLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": cacheControl.noStore } });

const readChange = async (request: Request) => {
  const form = await request.formData().catch(() => new FormData());
  // Not truncated: the gateway limits the size, and a shortened list would match more vehicles.
  const text = (name: string) => String(form.get(name) ?? "");
  const locale = text(savedItemFields.locale);
  const change = text(savedItemFields.change);
  return {
    locale: knownLocale(locale),
    subject: parseSavedItem(new URLSearchParams(text(savedItemFields.subject))),
    view: viewQuery(new URLSearchParams(text(savedItemFields.view))),
    change: isSavedItemChange(change) ? change : undefined,
  };
};

/** The query of the same part of the page, with a message. */
const queryOf = (...parts: readonly string[]): string => {
  const query = parts.filter(Boolean).join("&");
  return query && `?${query}`;
};

/** What was removed can be restored. */
const undoQuery = (subject: SavedItem, change: SavedItemChange): string =>
  change === "remove" ? serialiseSavedItem(subject) : "";

/**
 * Pauses, resumes, removes and restores searches and alerts of a customer, and marks notifications as read:
 * forms of the personal area, which need no scripts. Redirects back to the page that shows it.
 */
export const POST = limited("savedItem", async (request) => {
  const { locale, subject, view, change } = await readChange(request);
  if (!subject || !change)
    return refuse({ kind: "invalid", message: "Not a saved record", field: "subject" });
  const page = routePath(subject.thing === "notification" ? "notifications" : "savedSearches", locale);
  const answer = await withSession(locale, (caller) => changeSavedItem(subject, change, caller));
  if (answer.ok) return redirectTo(page + queryOf(view, undoQuery(subject, change)));
  if (answer.error.kind === "unauthorized") return redirectTo(loginAddress(locale, { returnTo: page }));
  return redirectTo(page + queryOf(view, `failed=${answer.error.code === "list-full" ? "full" : "1"}`));
});
