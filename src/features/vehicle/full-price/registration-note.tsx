import { registrationOf } from "#api/models/registration.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { registrationLine, registrationSentences } from "#market/registration-words.ts";
import { getCurrentLocale } from "#platform/i18n.ts";
import { wordsOf } from "#platform/wording.ts";
import styles from "../vehicle-prices/vehicle-prices.module.css";

/** That a vehicle stands in the other country, and what it takes to register it here. */
export const RegistrationNote = async ({ vehicle }: { readonly vehicle: Vehicle }) => {
  const locale = await getCurrentLocale();
  const registration = registrationOf(vehicle, locale);
  if (registration === undefined) return null;
  return (
    <details className={styles.note} data-testid="registration">
      <summary>
        {wordsOf(locale, "registration").place}. {registrationLine(registration, locale)}
      </summary>
      <p>{registrationSentences(registration, locale).join(" ")}</p>
    </details>
  );
};
