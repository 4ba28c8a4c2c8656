import type { FormState } from "#forms/form-state.ts";
import type { Locale } from "#platform/locale.ts";
import type { SignedInSession } from "#platform/session.ts";

/** Props of an account form. */
export interface AccountFormInput {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  readonly session: SignedInSession;
}
