import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import type { ErrorCode, ServiceResult } from "#contract/error-codes.ts";
import type { Campaign } from "#contract/tracking.ts";
import { loginAddress } from "#domain/login-address.ts";
import { requiresLogin } from "#domain/requires-login.ts";
import { readUtms } from "#domain/utm.ts";
import { flashCookie } from "#platform/flash.ts";
import { knownLocale, type Locale } from "#platform/locale.ts";
import type { AddressLimitName, SubjectLimitName } from "#platform/rate-limit/rate-limits.ts";
import { type Permit, takePermit } from "#platform/rate-limit/take-permit.ts";
import type { FieldError, FieldErrors } from "./field-error.ts";
import { fieldErrorsOf, waitFor } from "./field-errors-of.ts";
import type { FormFields, FormTexts, FormValues } from "./form-field.ts";
import { readStamp } from "./form-stamp.ts";
import { type FormPlace, formStateAddress } from "./form-state.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { type FormKeeper, keepForm, type TakenForm } from "./kept-form.ts";
import { readFields } from "./read-fields.ts";

/** For whom and as which request a form is submitted. */
export interface Submission {
  readonly locale: Locale;
  readonly place: FormPlace;
  readonly requestId: string;
  /** What led the visitor here: what their browser keeps, else what the form's own address says. */
  readonly campaign?: Campaign | undefined;
}

/** What the service did with a form that it took. */
export type Taken = Pick<TakenForm, "reference" | "toConfirm">;

/** Counted for the sender's address, and where the limit says so for subjects, such as a mail address and a telephone. */
type Limit =
  | { readonly name: SubjectLimitName; readonly subject: string | readonly string[] }
  | { readonly name: AddressLimitName };

const permitFor = async (limit: Limit): Promise<Permit> =>
  "subject" in limit
    ? takePermit(limit.name, await headers(), { subject: limit.subject })
    : takePermit(limit.name, await headers());

/** A form: what it takes, where it stands, how often it may be sent, and what is done with it. */
export interface FormRules<Fields extends FormFields, Value extends Taken = Taken> {
  readonly fields: (locale: Locale, query: string) => Fields | Promise<Fields>;
  readonly path: (locale: Locale) => string;
  /** What of its page's query the form is about, in its one spelling; left out where it is about nothing. */
  readonly query?: (asked: URLSearchParams) => string;
  /** Where a form leads that was taken; to its own page, which says so, where it is left out. */
  readonly leadsTo?: (
    locale: Locale,
    taken: { readonly texts: FormTexts<Fields>; readonly value: Value },
  ) => string | Promise<string>;
  /** Keeps what was typed for its page; `volante-form` where it is left out. */
  readonly keep?: FormKeeper;
  /** What is wrong with values that are right by themselves. */
  readonly check?: (values: FormValues<Fields>) => FieldErrors<keyof Fields & string>;
  /** How often it may be sent; left out where the service is not asked for anything. */
  readonly limit?: (values: FormValues<Fields>) => Limit | undefined;
  readonly submit: (values: FormValues<Fields>, submission: Submission) => Promise<ServiceResult<Value>>;
  /** Fields of the service that have other names in the form. */
  readonly fieldsOf?: Readonly<Record<string, keyof Fields & string>>;
  /** What to say where the service refuses a field, or for a reason of its own. */
  readonly refusals?: Readonly<Partial<Record<(keyof Fields & string) | ErrorCode, FieldError["key"]>>>;
  /** What to say where it fails for any other reason (specification 8). */
  readonly failed?: FieldError["key"];
}

/**
 * Takes a form that was sent. Answers by redirect to the form's page, also what is refused, so that Back asks nobody to
 * send it again; its page reads from `volante-form` what was typed, what is wrong, or what was taken (docs/decisions/0028). Whoever
 * is not signed in any more is led from a personal page or a wizard to the login, and from there back to what they typed.
 */
export const answerForm = async <Fields extends FormFields, Value extends Taken = Taken>(
  form: FormData,
  rules: FormRules<Fields, Value>,
): Promise<never> => {
  const { fields, path, query, leadsTo, keep = keepForm, check, limit, submit } = rules;
  const asked = form.get(hiddenFields.locale);
  const locale = knownLocale(asked);
  const about = new URLSearchParams(String(form.get(hiddenFields.query) ?? ""));
  const place: FormPlace = { path: path(locale), query: query?.(about) ?? "" };
  const { texts, fieldErrors, values } = readFields(form, await fields(locale, place.query));
  const rendered = String(form.get(hiddenFields.stamp) ?? "");
  const stamp = readStamp(rendered, new Date());

  const review = async (found: FieldErrors, isSignedOut = false): Promise<never> => {
    await keep(place, { texts, fieldErrors: found, stamp: stamp && rendered });
    const page = formStateAddress(place, "review");
    if (!isSignedOut) redirect(page);
    (await cookies()).set(flashCookie("session-over"));
    redirect(loginAddress(locale, { returnTo: page }));
  };
  if (values === undefined) return review(fieldErrors);
  const crossed = check?.(values) ?? {};
  if (Object.keys(crossed).length > 0) return review(crossed);
  if (form.get(hiddenFields.trap)) return review({ form: { key: "trapped" } });
  if (stamp === undefined) return review({ form: { key: "outdated" } });
  const counted = limit?.(values);
  const permit = counted && (await permitFor(counted));
  if (permit?.ok === false) return review({ form: waitFor(permit.retryAfterSeconds) });
  const campaign = readUtms(textsOf(form)) ?? readUtms(new URLSearchParams(place.query));
  const taken = await submit(values, { locale, place, requestId: stamp.requestId, campaign });
  if (!taken.ok) {
    const { kind, field = "" } = taken.error;
    const refused = { ...taken.error, field: rules.fieldsOf?.[field] ?? field };
    const found = fieldErrorsOf(refused, texts, rules.refusals, rules.failed);
    return review(found, kind === "unauthorized" && requiresLogin(place.path));
  }
  if (leadsTo) redirect(await leadsTo(locale, { texts, value: taken.value }));
  await keep(place, { texts, ...taken.value });
  redirect(formStateAddress(place, "done"));
};

/** The fields of a form that hold text, as a query. */
const textsOf = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
