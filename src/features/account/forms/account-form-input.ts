import type { FormState } from "#forms/form-state.ts";
import type { Locale } from "#platform/locale.ts";
import type { SignedInSession } from "#platform/session.ts";

/** What the page of a form of the account is rendered with. */
export interface AccountFormInput {
  readonly locale: Locale;
  readonly state: FormState | undefined;
  readonly session: SignedInSession;
}
