import { withSession } from "#api/session/with-session.ts";
import {
  isKeptChange,
  type KeptChange,
  type KeptSubject,
  parseKeptSubject,
  serialiseKeptSubject,
} from "#domain/kept-change.ts";
import { loginAddress } from "#domain/login-address.ts";
import { viewQuery } from "#domain/personal-query.ts";
import { routePath } from "#domain/route-paths.ts";
import { changeKept } from "#features/alerts/change-kept.ts";
import { keptFields } from "#features/alerts/kept-form-fields.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { knownLocale } from "#platform/locale.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const lead = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, "cache-control": cacheControl.nobody } });

const readChange = async (request: Request) => {
  const form = await request.formData().catch(() => new FormData());
  // The gateway has bounded it; a list cut short would be a wider one.
  const text = (name: string) => String(form.get(name) ?? "");
  const locale = text(keptFields.locale);
  const change = text(keptFields.change);
  return {
    locale: knownLocale(locale),
    subject: parseKeptSubject(new URLSearchParams(text(keptFields.subject))),
    view: viewQuery(new URLSearchParams(text(keptFields.view))),
    change: isKeptChange(change) ? change : undefined,
  };
};

/** The same part of the page, and what it then says. */
const queryOf = (...parts: readonly string[]): string => {
  const said = parts.filter(Boolean).join("&");
  return said && `?${said}`;
};

/** What was removed can be had back. */
const afterwards = (subject: KeptSubject, change: KeptChange): string =>
  change === "remove" ? serialiseKeptSubject(subject) : "";

/**
 * Pauses, resumes, removes and restores what a customer keeps, and marks what they were told: forms of the personal area, which
 * need no scripts. Leads back to the page that shows it.
 */
export const POST = limited("kept", async (request) => {
  const { locale, subject, view, change } = await readChange(request);
  if (!subject || !change)
    return refuse({ kind: "invalid", message: "Nothing that is kept", field: "subject" });
  const page = routePath(subject.thing === "notification" ? "notifications" : "savedSearches", locale);
  const answer = await withSession(locale, (caller) => changeKept(subject, change, caller));
  if (answer.ok) return lead(page + queryOf(view, afterwards(subject, change)));
  if (answer.error.kind === "unauthorized") return lead(loginAddress(locale, { returnTo: page }));
  return lead(page + queryOf(view, `failed=${answer.error.code === "list-full" ? "full" : "1"}`));
});
