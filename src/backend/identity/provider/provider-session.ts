import type { Call } from "#backend/http/call.ts";
import type { SentForm } from "#backend/http/read-form.ts";
import type { Wording } from "#backend/wording/wording.ts";
import type { Locale } from "#platform/locale.ts";
import type { KnownBrowser } from "../known/known-browser.ts";
import type { FoundState } from "../states/find-state.ts";
import type { ProviderPath } from "./provider-address.ts";

/** The errors of a refused form, and its values except passwords and codes. */
export type FormErrors = {
  readonly email?: string;
  readonly name?: string;
  /** Whether to stay signed in. */
  readonly remember?: boolean;
  readonly problems?: Readonly<Partial<Record<"email" | "password" | "name" | "code" | "whole", string>>>;
};

/** A visitor on one of the provider's pages, with a sign-in under way. */
export type ProviderSession = {
  readonly call: Call;
  readonly headers: Headers;
  /** As received, for links and forms. */
  readonly state: string;
  readonly found: FoundState;
  readonly browser: KnownBrowser;
  /** Whether the browser is not remembered yet. */
  readonly isNewBrowser: boolean;
  /** What a requested code is bound to: this sign-in, in this browser. */
  readonly codeOwner: string;
  readonly query: URLSearchParams;
  readonly form: SentForm;
  /** Why the form that redirected here was refused. */
  readonly formErrors: FormErrors;
  /** The page from which the visitor came. */
  readonly locale: Locale;
  readonly words: Wording["identity"];
  /** Path to which a form of the provider is sent. */
  readonly action: (path: ProviderPath) => string;
  /** The address of another page of the provider, for the same sign-in. */
  readonly link: (path: ProviderPath) => string;
};
