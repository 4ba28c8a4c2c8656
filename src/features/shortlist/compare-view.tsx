import type { VehicleCard, VehicleDetail } from "#contract/vehicle.ts";
import { serialiseCompareQuery } from "#domain/compare-query.ts";
import { homePath, routePath } from "#domain/routes.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { CompareTable } from "./compare-table.tsx";
import styles from "./compare-view.module.css";

export type CompareViewProps = {
  readonly locale: Locale;
  readonly vehicles: readonly VehicleDetail[];
  readonly someGone: boolean;
  readonly someUnavailable: boolean;
  /** Vehicles like the first one, to put beside it. */
  readonly suggestions: readonly VehicleCard[];
};

/** The comparison with what is missing from it and what could be added to it. */
export async function CompareView({
  locale,
  vehicles,
  someGone,
  someUnavailable,
  suggestions,
}: CompareViewProps) {
  const t = await getScopedI18n("compare");
  const { money, kilometres } = marketOf(locale).formats;
  const vins = vehicles.map(({ card }) => card.vin);
  const withOne = (vin: string): string =>
    `${routePath("compare", locale)}?${serialiseCompareQuery([...vins, vin])}`;
  return (
    <div className={styles.page} data-degraded={someUnavailable ? "vehicles" : undefined}>
      <h1>{t("title")}</h1>
      <p>{t("intro")}</p>
      {someGone && <Notice type="info">{t("missing")}</Notice>}
      {someUnavailable && <Notice type="warning">{t("unavailable")}</Notice>}
      {vehicles.length > 0 && <CompareTable vehicles={vehicles} locale={locale} />}
      {vehicles.length === 0 && <p>{t("empty")}</p>}
      {suggestions.length > 0 && (
        <>
          <h2>{t("addHeading")}</h2>
          <ul className={styles.suggestions}>
            {suggestions
              .slice(0, 4)
              .map(({ vin, brand, model, commercialDescription, year, kilometers, totalPrice }) => (
                <li key={vin}>
                  <strong>
                    {brand} {model}
                  </strong>
                  <small>{commercialDescription}</small>
                  <small>{[year, kilometres(kilometers), money(totalPrice)].join(" · ")}</small>
                  <ButtonLink
                    look="secondary"
                    href={withOne(vin)}
                    rel="nofollow"
                    aria-label={t("addOne", { name: `${brand} ${model}` })}
                  >
                    {t("add")}
                  </ButtonLink>
                </li>
              ))}
          </ul>
        </>
      )}
      <ButtonLink look={vehicles.length > 0 ? "tertiary" : "primary"} href={homePath(locale)}>
        {t("seeStock")}
      </ButtonLink>
    </div>
  );
}
