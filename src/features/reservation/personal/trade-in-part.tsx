import { routePath } from "#domain/route-paths.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import styles from "./personal.module.css";

type TradeInPartProps = {
  readonly locale: Locale;
  /** What the car counts for, in euros; undefined where the service does not say. */
  readonly value: number | undefined;
  /** Of the trade-in; undefined once it was deleted. */
  readonly id: string | undefined;
};

/** The car that is given in payment. */
export const TradeInPart = async ({ locale, value, id }: TradeInPartProps) => {
  const t = await getScopedI18n("reservations");
  if (value === undefined ? id === undefined : value <= 0) return null;
  return (
    <section className={styles.part}>
      <h2>{t("tradeIn")}</h2>
      {value !== undefined && <p>{t("tradeInText", { amount: marketOf(locale).formats.money(value) })}</p>}
      {id !== undefined && (
        <p>
          <SiteLink href={routePath("tradeIn", locale, { id })}>{t("tradeInLink")}</SiteLink>
        </p>
      )}
    </section>
  );
};
