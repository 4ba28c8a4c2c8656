import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { cache } from "react";
import { isSecureSite } from "#platform/env.ts";
import { seal, sealedCookieOptions, unseal } from "#platform/sealed-cookie.ts";
import type { FieldErrors } from "./field-error.ts";
import type { FormPlace, FormState } from "./form-state.ts";

/** Typed texts by field name. Never passwords or codes. */
type StoredTexts = Readonly<Record<string, string>>;

/** A form with errors to correct. */
interface RefusedForm {
  readonly texts: StoredTexts;
  readonly fieldErrors: FieldErrors;
  /** Token of the form as first rendered, so that another attempt is the same request. */
  readonly stamp?: string | undefined;
}

/** A form that was accepted: no errors. */
export interface TakenForm {
  readonly texts: StoredTexts;
  readonly fieldErrors?: undefined;
  /** The service's reference for the request. */
  readonly reference?: string | undefined;
  /** The slot that it booked: the path of its page, and until when it is held to be confirmed. */
  readonly appointment?:
    | { readonly manageUrl: string; readonly confirmBefore?: string | undefined }
    | undefined;
  /** The service waits until the visitor confirms by a mailed link. */
  readonly toConfirm?: boolean | undefined;
}

/** The result of a sent form, for the page that shows it. */
export type StoredForm = RefusedForm | TakenForm;

/** Stores a form for its page. */
export type FormStore = (place: FormPlace, form: StoredForm) => Promise<void>;

const seconds = 5 * 60;
/** Below the header limit of proxies, together with the other headers of a request. */
const longest = 3_500;

const cookieName = (): string => `${isSecureSite() ? "__Secure-" : ""}volante-form`;

const write = async (path: string, value: string, maxAge: number): Promise<void> => {
  (await cookies()).set(cookieName(), value, { ...sealedCookieOptions(), path, maxAge });
};

/** Hash of what a page is about, short enough for a cookie. */
const markOf = (query: string): string => createHash("sha256").update(query).digest("base64url").slice(0, 16);

const sealForm = (form: StoredForm, query: string): Promise<string> =>
  seal("form", { ...form, about: markOf(query) }, seconds);

/** Removes the longest text; a refused form asks for it again. */
const withoutLongest = (form: StoredForm): StoredForm => {
  const [name = ""] = Object.keys(form.texts).toSorted(
    (a, b) => (form.texts[b]?.length ?? 0) - (form.texts[a]?.length ?? 0),
  );
  const texts = { ...form.texts, [name]: "" };
  if (!form.fieldErrors) return { ...form, texts };
  return { ...form, texts, fieldErrors: { ...form.fieldErrors, [name]: { key: "textNotKept" } } };
};

/**
 * Stores a form for its page alone, for five minutes: encrypted, not readable by scripts. Field limits are
 * chosen so that forms fit; if one does not, its longest text is left out and that field has an error.
 */
export const storeForm: FormStore = async ({ path, query }, form) => {
  const sealed = await sealForm(form, query);
  await write(path, sealed.length <= longest ? sealed : await sealForm(withoutLongest(form), query), seconds);
};

/**
 * The stored form of this page; undefined when there is none, it has expired, was not encrypted here or is
 * about something else. Decrypted once a page.
 * @param query what the page is about
 */
export const readStoredForm = cache(async (query: string): Promise<StoredForm | undefined> => {
  const sealed = (await cookies()).get(cookieName())?.value;
  const stored = await unseal<StoredForm & { about: string }>("form", sealed, seconds);
  if (stored?.about !== markOf(query)) return undefined;
  const { about: _, ...form } = stored;
  return form;
});

/**
 * The state that a form's page shows: an accepted form is not shown again for correction, as after Back.
 * @param addressState state in the page's address
 */
export const shownState = async (
  addressState: FormState | undefined,
  query: string,
): Promise<FormState | undefined> => {
  const stored = addressState === "review" ? await readStoredForm(query) : undefined;
  return stored && !stored.fieldErrors ? "done" : addressState;
};
