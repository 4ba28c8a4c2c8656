import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { cache } from "react";
import { isSecureSite } from "#platform/env.ts";
import { seal, sealedCookieOptions, unseal } from "#platform/sealed-cookie.ts";
import type { FieldErrors } from "./field-error.ts";
import type { FormPlace, FormState } from "./form-state.ts";

/** What was typed, by the name of the field. Never passwords or codes. */
type KeptTexts = Readonly<Record<string, string>>;

/** A form in which something has to be put right. */
interface RefusedForm {
  readonly texts: KeptTexts;
  readonly fieldErrors: FieldErrors;
  /** Of the form as it was first rendered, so that another attempt is the same request. */
  readonly stamp?: string | undefined;
}

/** A form that was taken: nothing is wrong with it. */
export interface TakenForm {
  readonly texts: KeptTexts;
  readonly fieldErrors?: undefined;
  /** What the service calls what it took. */
  readonly reference?: string | undefined;
  /** The service waits until a link was followed that it has mailed. */
  readonly toConfirm?: boolean | undefined;
}

/** What a form held when it was sent, for the page that shows what came of it. */
export type KeptForm = RefusedForm | TakenForm;

/** Keeps it for that page. */
export type FormKeeper = (place: FormPlace, form: KeptForm) => Promise<void>;

const seconds = 5 * 60;
/** With what else a request carries, below what proxies take. */
const longest = 3_500;

const cookieName = (): string => `${isSecureSite() ? "__Secure-" : ""}volante-form`;

const write = async (path: string, value: string, maxAge: number): Promise<void> => {
  (await cookies()).set(cookieName(), value, { ...sealedCookieOptions(), path, maxAge });
};

/** What a page is about, short enough for a cookie. */
const markOf = (query: string): string => createHash("sha256").update(query).digest("base64url").slice(0, 16);

const sealForm = (form: KeptForm, query: string): Promise<string> =>
  seal("form", { ...form, about: markOf(query) }, seconds);

/** Without its longest text, which its page asks for again where the form was refused. */
const withoutLongest = (form: KeptForm): KeptForm => {
  const [name = ""] = Object.keys(form.texts).toSorted(
    (a, b) => (form.texts[b]?.length ?? 0) - (form.texts[a]?.length ?? 0),
  );
  const texts = { ...form.texts, [name]: "" };
  if (!form.fieldErrors) return { ...form, texts };
  return { ...form, texts, fieldErrors: { ...form.fieldErrors, [name]: { key: "textNotKept" } } };
};

/**
 * Keeps a form for its page alone, for five minutes: sealed, for scripts out of reach. Fields are
 * limited so that they fit; of what does not fit after all the longest text is left out, and its field says so.
 */
export const keepForm: FormKeeper = async ({ path, query }, form) => {
  const sealed = await sealForm(form, query);
  await write(path, sealed.length <= longest ? sealed : await sealForm(withoutLongest(form), query), seconds);
};

/**
 * What the form of this page held; undefined when nothing is kept, it is too old, was not sealed here or is about something
 * else. Opened once a page.
 * @param query what the page is about
 */
export const readKeptForm = cache(async (query: string): Promise<KeptForm | undefined> => {
  const sealed = (await cookies()).get(cookieName())?.value;
  const kept = await unseal<KeptForm & { about: string }>("form", sealed, seconds);
  if (kept?.about !== markOf(query)) return undefined;
  const { about: _, ...form } = kept;
  return form;
});

/**
 * What the page of a form shows: one that was taken is not offered again, as when somebody goes back to where it was refused.
 * @param asked what its address says
 */
export const shownState = async (
  asked: FormState | undefined,
  query: string,
): Promise<FormState | undefined> => {
  const kept = asked === "review" ? await readKeptForm(query) : undefined;
  return kept && !kept.fieldErrors ? "done" : asked;
};
