import { wizardQuery } from "#domain/wizard-address.ts";
import type { FormState } from "#forms/form-state.ts";
import type { Locale } from "#platform/locale.ts";
import { readFormSegments } from "./read-form-segments.ts";
import { type LocaleProps, readLocale } from "./read-locale.ts";

export interface WizardProps extends LocaleProps {
  readonly params: Promise<{
    readonly locale: string;
    /** A page of the wizard, or `start`. The pipeline passes no other name. */
    readonly page: string;
    readonly rest?: readonly string[];
  }>;
}

/** The requested page of a wizard, and the rest of its address. */
export const readWizardPage = async (
  props: WizardProps,
): Promise<{
  readonly locale: Locale;
  readonly page: string;
  readonly state: FormState | undefined;
  readonly query: string;
}> => {
  const locale = await readLocale(props);
  const { page, rest } = await props.params;
  const { formState: state, query } = readFormSegments(rest);
  return { locale, page, state, query: wizardQuery(query) };
};
