import "server-only";
import { createHash } from "node:crypto";
import { cookies } from "next/headers";
import { readVisitor } from "#api/session/read-visitor.ts";
import type { WizardName } from "#domain/wizard-address.ts";
import type { FieldErrors } from "#forms/field-error.ts";
import type { Locale } from "#platform/locale.ts";
import { seal, unseal } from "#platform/sealed-cookie.ts";
import type { Session } from "#platform/session.ts";
import type { Answers } from "./flow.ts";
import { wizardCookie } from "./wizard-cookie.ts";

/** The answers of a wizard, in one encrypted session cookie. */
export interface WizardState {
  readonly answers: Answers;
  /** Id of the stored record that is edited; empty for a new one. */
  readonly about: string;
  /** The page whose form was refused, and its errors; its token stays the same for the next attempt. */
  readonly refused?:
    | { readonly page: string; readonly fieldErrors: FieldErrors; readonly stamp?: string | undefined }
    | undefined;
  /** Codes of recorded steps: each is recorded once. */
  readonly told?: readonly number[];
  /** Hash of the account that answered last; without one the visitor was not signed in. */
  readonly owner?: string | undefined;
}

/** Lifetime, about an evening; the cookie ends earlier when the browser is closed. */
const seconds = 24 * 60 * 60;
/** Below the header limit of proxies, together with the other headers of a request. */
const longest = 3_500;

/** Decrypts a wizard's cookie; undefined if it is not ours or has expired. */
export const openWizard = (
  wizard: WizardName,
  sealed: string | undefined,
): Promise<WizardState | undefined> => unseal<WizardState>(wizard, sealed, seconds);

/** The stored state of the wizard; undefined where another account has signed in on the same device since. */
export const readWizard = async (wizard: WizardName, locale: Locale): Promise<WizardState | undefined> => {
  const stored = await openWizard(wizard, (await cookies()).get(wizardCookie(wizard, locale).name)?.value);
  const owner = markOf(await readVisitor());
  return stored?.owner !== undefined && owner !== undefined && stored.owner !== owner ? undefined : stored;
};

const markOf = ({ token, userEmail }: Session): string | undefined =>
  token && userEmail && createHash("sha256").update(userEmail).digest("base64url").slice(0, 12);

/** Stores the state. False, with nothing changed, where it does not fit. */
export const storeWizard = async (
  wizard: WizardName,
  locale: Locale,
  state: WizardState,
): Promise<boolean> => {
  const owner = markOf(await readVisitor()) ?? state.owner;
  const sealed = await seal(wizard, { ...state, owner }, seconds);
  if (sealed.length > longest) return false;
  (await cookies()).set({ ...wizardCookie(wizard, locale), value: sealed });
  return true;
};

/** Deletes the state. */
export const forgetWizard = async (wizard: WizardName, locale: Locale): Promise<void> => {
  (await cookies()).set({ ...wizardCookie(wizard, locale), value: "", maxAge: 0 });
};
