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

/** What a wizard keeps of a visitor, in one sealed cookie of the session (docs/decisions/0034). */
export interface WizardState {
  readonly answers: Answers;
  /** The stored thing that is gone on with; empty for a new one. */
  readonly about: string;
  /** The page whose form was refused, and why; its stamp stays the same for the next attempt. */
  readonly refused?:
    | { readonly page: string; readonly fieldErrors: FieldErrors; readonly stamp?: string | undefined }
    | undefined;
  /** Codes of the steps that were recorded: each is told once. */
  readonly told?: readonly number[];
  /** Mark of the account in which it was answered last; without one, by somebody who was not signed in. */
  readonly owner?: string | undefined;
}

/** An evening of going on with it; the browser forgets it earlier, when it is closed. */
const seconds = 24 * 60 * 60;
/** With what else a request carries, below what proxies take. */
const longest = 3_500;

/** What a wizard's cookie holds; undefined where that is nothing that is ours and young enough. */
export const openWizard = (
  wizard: WizardName,
  sealed: string | undefined,
): Promise<WizardState | undefined> => unseal<WizardState>(wizard, sealed, seconds);

/** What the wizard keeps of the visitor; nothing where somebody else has signed in on the same device since. */
export const readWizard = async (wizard: WizardName, locale: Locale): Promise<WizardState | undefined> => {
  const kept = await openWizard(wizard, (await cookies()).get(wizardCookie(wizard, locale).name)?.value);
  const owner = markOf(await readVisitor());
  return kept?.owner !== undefined && owner !== undefined && kept.owner !== owner ? undefined : kept;
};

const markOf = ({ token, userEmail }: Session): string | undefined =>
  token && userEmail && createHash("sha256").update(userEmail).digest("base64url").slice(0, 12);

/** Keeps it. False, with nothing changed, where it does not fit. */
export const keepWizard = async (
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

/** Back to the beginning. */
export const forgetWizard = async (wizard: WizardName, locale: Locale): Promise<void> => {
  (await cookies()).set({ ...wizardCookie(wizard, locale), value: "", maxAge: 0 });
};
