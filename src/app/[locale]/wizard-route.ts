import type { Metadata } from "next";
import { wizardQuery } from "#domain/wizard-address.ts";
import type { FormState } from "#forms/form-state.ts";
import { getScopedI18n } from "#platform/i18n.ts";
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

/** A wizard's page is not indexed, and its title shows whether there are errors. */
export const wizardMetadata = async (title: string, state: FormState | undefined): Promise<Metadata> => {
  const forms = await getScopedI18n("forms");
  return {
    title: state === "review" ? forms("errorTitle", { title }) : title,
    robots: { index: false, follow: false },
  };
};
