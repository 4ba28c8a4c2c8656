import { wizardQuery } from "#domain/wizard-address.ts";
import type { FormState } from "#forms/form-state.ts";
import type { Locale } from "#platform/locale.ts";
import { readLocale } from "./read-locale.ts";
import { type QueryProps, readFormQuery } from "./read-query.ts";

export interface WizardProps extends QueryProps {
  readonly params: Promise<{
    readonly locale: string;
    /** A page of the wizard, or `start`. The pipeline passes no other name. */
    readonly page: string;
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
  const { page } = await props.params;
  const { formState: state, query } = await readFormQuery(props);
  return { locale, page, state, query: wizardQuery(query) };
};
