"use server";

import { redirect } from "next/navigation";
import { isVin } from "#domain/vehicle-address.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { knownLocale } from "#platform/locale.ts";
import { forgetWizard } from "#wizard/wizard-state.ts";

/** The reset of specification 4: clears the answers, and starts with the vehicle that the form names. */
export const startOver = async (form: FormData): Promise<never> => {
  const [requested, vin] = [form.get("locale"), String(form.get("vin") ?? "")];
  const locale = knownLocale(requested);
  await forgetWizard("reserve", locale);
  return redirect(wizardAddress("reserve", locale, "payment", isVin(vin) ? `vin=${vin}` : ""));
};
