import type { WizardName } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import type { Answers, Flow } from "./flow.ts";
import type { WizardState } from "./wizard-state.ts";

/** A wizard as its pages and its actions use it. */
export interface Wizard<Name extends string> {
  readonly name: WizardName;
  /** Its pages, as the address says what is gone on with and what waits for it. */
  readonly flowOf: (locale: Locale, query: URLSearchParams) => Flow<Name>;
  /** What the stored thing is called that the address goes on with; empty for none. */
  readonly aboutOf: (query: URLSearchParams) => string;
  /**
   * Whether what is kept of a stored thing stands for it on a page, or where the wizard is entered; else it is begun afresh, as when
   * somebody left a change of it half done. Always where it is left out.
   */
  readonly standsFor?: (kept: WizardState, page: Name | undefined) => boolean;
  /** The answers that such a thing holds; undefined where it is not the visitor's. Leads elsewhere while nobody can say. */
  readonly begin: (locale: Locale, about: string) => Promise<Answers | undefined>;
  /** Whether the visitor is asked before what is kept of another thing is replaced; its pages ask. Without it, nobody is. */
  readonly asksBefore?: (kept: WizardState, locale: Locale) => Promise<boolean>;
}

/** Where a visitor is: what the address says, and the page; undefined for none yet. */
interface Asked<Name extends string> {
  readonly locale: Locale;
  readonly query: URLSearchParams;
  readonly page: Name | undefined;
}

/** What is kept of another thing, where it is not to be replaced unasked. */
export const keptOfOther = async <Name extends string>(
  wizard: Wizard<Name>,
  kept: WizardState | undefined,
  { locale, query }: Pick<Asked<Name>, "locale" | "query">,
): Promise<WizardState | undefined> => {
  if (!kept || kept.about === wizard.aboutOf(query) || Object.keys(kept.answers).length === 0)
    return undefined;
  return (await wizard.asksBefore?.(kept, locale)) ? kept : undefined;
};

/** What is kept for this address; what was typed for another thing stays out of it. */
export const stateFor = async <Name extends string>(
  wizard: Wizard<Name>,
  kept: WizardState | undefined,
  { locale, query, page }: Asked<Name>,
): Promise<WizardState> => {
  const about = wizard.aboutOf(query);
  if (kept?.about === about && (about === "" || (wizard.standsFor?.(kept, page) ?? true))) return kept;
  return { about, answers: (about && (await wizard.begin(locale, about))) || {} };
};
