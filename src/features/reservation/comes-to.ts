import "server-only";
import { call } from "#api/call.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { fail } from "#platform/result.ts";
import type { WizardState } from "#wizard/wizard-state.ts";

type Given = { readonly locale: Locale; readonly state: Pick<WizardState, "about"> };

/** Whether the vehicle is brought to a postal code of the market. Where nobody can say now, the summary does. */
export const comesTo = async (zip: string, { locale, state: { about: vin } }: Given): Promise<boolean> => {
  const { country, postalCode } = marketOf(locale);
  const zipCode = postalCode.normalise(zip) ?? zip;
  const offered = await call("delivery", { params: { vin }, query: { zipCode, country } }, { locale });
  return !offered.ok || offered.value.home !== undefined;
};

/** A postal code that nothing is brought to, as a mistake of its field. */
export const notThere = (field: string) => fail("invalid", "No vehicles are brought there", { field });
