import { wizardAddress } from "#domain/wizard-address.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Button } from "#ui/button/button.tsx";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { startOver } from "../actions/start-over.ts";
import styles from "../reservation.module.css";

type OtherPageProps = {
  readonly locale: Locale;
  readonly vin: string;
  /** VIN of the vehicle whose reservation is half done. */
  readonly other: string;
};

/** The visitor is reserving another vehicle: asks for confirmation before replacing its answers. */
export const OtherPage = async ({ locale, vin, other }: OtherPageProps) => {
  const t = await getScopedI18n("reservation");
  return (
    <div className={styles.page}>
      <h1>{t("otherTitle")}</h1>
      <p>{t("otherText")}</p>
      <form action={startOver} className={styles.ways}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="vin" value={vin} />
        <ButtonLink href={wizardAddress("reserve", locale, undefined, `vin=${other}`)}>
          {t("otherGoOn")}
        </ButtonLink>
        <Button look="secondary">{t("otherBegin")}</Button>
      </form>
    </div>
  );
};
