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
import { type FormPlace, formStateAddress } from "./form-state.ts";
import { readFormToken } from "./form-token.ts";
import { hiddenFields } from "./hidden-fields.ts";
import { readFields } from "./read-fields.ts";
import { type FormStore, storeForm, type TakenForm } from "./stored-form.ts";

/** The context of a submission: visitor's language, page and request id. */
export interface Submission {
  readonly locale: Locale;
  readonly place: FormPlace;
  readonly requestId: string;
  /** The campaign: from the visitor's storage, else from the form's own address. */
  readonly campaign?: Campaign | undefined;
}

/** The service's result for an accepted form. */
export type Taken = Pick<TakenForm, "reference" | "toConfirm" | "appointment">;

/**
 * Counted per sender's address, and where the limit has subjects, for these too, such as a mail address and a
 * phone number.
 */
type Limit =
  | { readonly name: SubjectLimitName; readonly subject: string | readonly string[] }
  | { readonly name: AddressLimitName };

const permitFor = async (limit: Limit): Promise<Permit> =>
  "subject" in limit
    ? takePermit(limit.name, await headers(), { subject: limit.subject })
    : takePermit(limit.name, await headers());

/** A form: its fields, its page, its rate limit, and what it submits. */
export interface FormRules<Fields extends FormFields, Value extends Taken = Taken> {
  readonly fields: (locale: Locale, query: string) => Fields | Promise<Fields>;
  readonly path: (locale: Locale) => string;
  /** The part of its page's query that the form is about, canonical; left out where there is none. */
  readonly query?: (pageQuery: URLSearchParams) => string;
  /** Redirect target of an accepted form; by default its own page, which confirms it. */
  readonly leadsTo?: (
    locale: Locale,
    taken: { readonly texts: FormTexts<Fields>; readonly value: Value },
  ) => string | Promise<string>;
  /** Stores what was typed for its page; `volante-form` by default. */
  readonly store?: FormStore;
  /** Checks across fields, as typed: its errors stand beside those of single fields. */
  readonly checkTexts?: (texts: FormTexts<Fields>) => FieldErrors<keyof Fields & string>;
  /** Checks across fields that are right each. */
  readonly check?: (values: FormValues<Fields>) => FieldErrors<keyof Fields & string>;
  /** Rate limit; left out where no service is called. */
  readonly limit?: (values: FormValues<Fields>) => Limit | undefined;
  readonly submit: (values: FormValues<Fields>, submission: Submission) => Promise<ServiceResult<Value>>;
  /** Form fields for fields of the service that have other names. */
  readonly fieldsOf?: Readonly<Record<string, keyof Fields & string>>;
  /** Messages for fields that the service refuses, or for its error codes. */
  readonly refusals?: Readonly<Partial<Record<(keyof Fields & string) | ErrorCode, FieldError["key"]>>>;
  /** Message for any other failure (specification 8). */
  readonly failed?: FieldError["key"];
}

/**
 * Handles a submitted form. Always answers with a redirect to the form's page, so that Back never asks to
 * submit again; the page reads from `volante-form` what was typed, the errors, or what was accepted
 * (docs/decisions/0028). A visitor whose session has ended is redirected from a personal page or wizard to
 * the login, and from there back to what they typed.
 */
export const answerForm = async <Fields extends FormFields, Value extends Taken = Taken>(
  form: FormData,
  rules: FormRules<Fields, Value>,
): Promise<never> => {
  const { fields, path, query, leadsTo, store = storeForm, check, limit, submit } = rules;
  const locale = knownLocale(form.get(hiddenFields.locale));
  const about = new URLSearchParams(String(form.get(hiddenFields.query) ?? ""));
  const place: FormPlace = { path: path(locale), query: query?.(about) ?? "" };
  const { texts, fieldErrors, values } = readFields(form, await fields(locale, place.query));
  const rendered = String(form.get(hiddenFields.stamp) ?? "");
  const stamp = readFormToken(rendered, new Date());

  const review = async (found: FieldErrors, isSignedOut = false): Promise<never> => {
    await store(place, { texts, fieldErrors: found, stamp: stamp && rendered });
    const page = formStateAddress(place, "review");
    if (!isSignedOut) redirect(page);
    (await cookies()).set(flashCookie("session-over"));
    redirect(loginAddress(locale, { returnTo: page }));
  };
  const found = { ...rules.checkTexts?.(texts), ...fieldErrors };
  if (values === undefined || Object.keys(found).length > 0) return review(found);
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
    const refusals = fieldErrorsOf(refused, texts, rules.refusals, rules.failed);
    return review(refusals, kind === "unauthorized" && requiresLogin(place.path));
  }
  if (leadsTo) redirect(await leadsTo(locale, { texts, value: taken.value }));
  await store(place, { texts, ...taken.value });
  redirect(formStateAddress(place, "done"));
};

/** The fields of a form that hold text, as a query. */
const textsOf = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
