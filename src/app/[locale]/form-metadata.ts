import type { Metadata } from "next";
import type { FormState } from "#forms/form-state.ts";
import { getScopedI18n } from "#platform/i18n.ts";

/** A page for one visitor is not indexed, and its title shows whether its form has errors. */
export const formMetadata = async (title: string, state?: FormState): Promise<Metadata> => {
  const forms = await getScopedI18n("forms");
  return {
    title: state === "review" ? forms("errorTitle", { title }) : title,
    robots: { index: false, follow: false },
  };
};
