import { phoneText } from "#domain/phone-text.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { DefinitionList } from "#ui/definition-list/definition-list.tsx";
import type { OwnReservation } from "../load-reserved.ts";
import { addressText } from "./address-text.ts";
import { dayText } from "./moment-text.ts";
import styles from "./personal.module.css";

type PersonPartProps = { readonly locale: Locale; readonly stored: OwnReservation };

/** Who has reserved, and for whom the receipt is. */
export const PersonPart = async ({ locale, stored }: PersonPartProps) => {
  const t = await getScopedI18n("reservations");
  const { name, email, phoneNumber, birthDate, receipt } = stored;
  const rows: readonly (readonly [string, string | undefined])[] = [
    [t("name"), name],
    [t("email"), email],
    [t("phone"), phoneNumber && phoneText(phoneNumber)],
    [t("birthDate"), birthDate && dayText(birthDate, locale)],
    [t("nif"), receipt?.nif],
    [t("receipt"), receipt && addressText(receipt)],
    [t("extraReceipt"), receipt?.extraReceipt && addressText(receipt.extraReceipt)],
  ];
  if (rows.every(([, value]) => !value)) return null;
  return (
    <section className={styles.part}>
      <h2>{t("person")}</h2>
      <DefinitionList
        className={styles.rows}
        items={rows.flatMap(([term, value]) => (value ? [[term, value] as const] : []))}
      />
    </section>
  );
};
