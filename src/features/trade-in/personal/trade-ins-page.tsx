import { routePath } from "#domain/route-paths.ts";
import { wizardPath } from "#domain/wizard-address.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { storedCarName } from "../described-car.ts";
import styles from "./personal.module.css";
import { TradeInLine } from "./trade-in-line.tsx";
import type { StoredTradeIn } from "./trade-in-state.ts";

type TradeInsPageProps = {
  readonly locale: Locale;
  readonly tradeIns: readonly StoredTradeIn[];
  /** Whether one was just deleted. */
  readonly isDeleted: boolean;
};

/** All trade-ins of a customer, newest first. */
export const TradeInsPage = async ({ locale, tradeIns, isDeleted }: TradeInsPageProps) => {
  const t = await getScopedI18n("tradeIns");
  const { money, kilometres } = marketOf(locale).formats;
  return (
    <div className={styles.page}>
      <h1>{t("title")}</h1>
      {isDeleted && (
        <Notice type="success">
          <p>{t("deleted")}</p>
        </Notice>
      )}
      {tradeIns.length === 0 && <p>{t("none")}</p>}
      {tradeIns.length > 0 && (
        <ul className={styles.list}>
          {tradeIns.map((stored) => (
            <li key={stored.id}>
              <h2>
                <SiteLink href={routePath("tradeIn", locale, { id: stored.id })}>
                  {storedCarName(stored, locale)}
                </SiteLink>
              </h2>
              <p className={styles.facts}>
                {[stored.plate, stored.kilometers !== undefined && kilometres(stored.kilometers)]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
              <p className={styles.worth}>{money(stored.actualValuation)}</p>
              <TradeInLine stored={stored} locale={locale} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <ButtonLink
          href={wizardPath("trade-in", locale)}
          look={tradeIns.length > 0 ? "secondary" : "primary"}
        >
          {t(tradeIns.length > 0 ? "another" : "first")}
        </ButtonLink>
      </p>
    </div>
  );
};
