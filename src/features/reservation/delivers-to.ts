import "server-only";
import type { Locale } from "#platform/locale.ts";
import { fail } from "#platform/result.ts";
import type { WizardState } from "#wizard/wizard-state.ts";
import { loadDelivery } from "./load-choices.ts";

type Given = { readonly locale: Locale; readonly state: Pick<WizardState, "about"> };

/** Whether the vehicle is brought to a postal code of the market. Where that is not known now, the summary decides. */
export const deliversTo = async (zip: string, { locale, state: { about: vin } }: Given): Promise<boolean> => {
  const offered = await loadDelivery(zip, { vin, isFinanced: false }, locale);
  return !offered?.ok || offered.value.home !== undefined;
};

/** A postal code that nothing is brought to, as an error of its field. */
export const notDeliveredThere = (field: string) =>
  fail("invalid", "No vehicles are brought there", { field });
