"use server";

import { redirect } from "next/navigation";
import { isVin } from "#domain/vehicle-address.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import { knownLocale } from "#platform/locale.ts";
import { forgetWizard } from "#wizard/wizard-state.ts";

/** The reset of specification 4: forgets what was answered, and begins with the vehicle that the form names. */
export const startOver = async (form: FormData): Promise<never> => {
  const [asked, vin] = [form.get("locale"), String(form.get("vin") ?? "")];
  const locale = knownLocale(asked);
  await forgetWizard("reserve", locale);
  return redirect(wizardAddress("reserve", locale, "payment", isVin(vin) ? `vin=${vin}` : ""));
};
