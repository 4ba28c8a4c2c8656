import type { Locale } from "#platform/locale.ts";
import { homePath } from "./routes.ts";
import { isVin, vinPath } from "./vehicle-address.ts";

/** Where one leaves a wizard to: the vehicle that it is about, else home. Pure. */
export const wizardExit = (locale: Locale, query: string): string => {
  const params = new URLSearchParams(query);
  const vin = params.get("vin") ?? params.get("reserve") ?? "";
  return isVin(vin) ? vinPath(locale, "car", vin) : homePath(locale);
};
