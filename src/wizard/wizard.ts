import type { WizardName } from "#domain/wizard-address.ts";
import type { Locale } from "#platform/locale.ts";
import type { Answers, Flow } from "./flow.ts";
import type { WizardState } from "./wizard-state.ts";

/** A wizard as its pages and actions use it. */
export interface Wizard<Name extends string> {
  readonly name: WizardName;
  /** Its pages, for the record that the address names and its state. */
  readonly flowOf: (locale: Locale, query: URLSearchParams) => Flow<Name>;
  /** Id of the stored record that the address continues with; empty for none. */
  readonly aboutOf: (query: URLSearchParams) => string;
  /**
   * Whether the stored answers of a record are valid on a page, or at the wizard's entry; otherwise the
   * record is loaded again, as after an edit that was left half done. Always by default.
   */
  readonly standsFor?: (stored: WizardState, page: Name | undefined) => boolean;
  /**
   * Loads the answers of a record; undefined where it does not belong to the visitor. Redirects while the
   * service is unavailable.
   */
  readonly begin: (locale: Locale, about: string) => Promise<Answers | undefined>;
  /**
   * Whether to ask for confirmation before the answers of another record are replaced; the wizard's pages
   * show the question. Never by default.
   */
  readonly asksBefore?: (stored: WizardState, locale: Locale) => Promise<boolean>;
}

/** The visitor's position: record and page of the address; no page at the entry. */
interface Position<Name extends string> {
  readonly locale: Locale;
  readonly query: URLSearchParams;
  readonly page: Name | undefined;
}

/** The stored answers of another record, where replacing them needs confirmation. */
export const storedOfOther = async <Name extends string>(
  wizard: Wizard<Name>,
  stored: WizardState | undefined,
  { locale, query }: Pick<Position<Name>, "locale" | "query">,
): Promise<WizardState | undefined> => {
  if (!stored || stored.about === wizard.aboutOf(query) || Object.keys(stored.answers).length === 0)
    return undefined;
  return (await wizard.asksBefore?.(stored, locale)) ? stored : undefined;
};

/** The stored answers for this address; those of another record are not used. */
export const stateFor = async <Name extends string>(
  wizard: Wizard<Name>,
  stored: WizardState | undefined,
  { locale, query, page }: Position<Name>,
): Promise<WizardState> => {
  const about = wizard.aboutOf(query);
  if (stored?.about === about && (about === "" || (wizard.standsFor?.(stored, page) ?? true))) return stored;
  return { about, answers: (about && (await wizard.begin(locale, about))) || {} };
};
