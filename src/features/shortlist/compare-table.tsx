import type { VehicleDetail } from "#contract/vehicle.ts";
import { serialiseCompareQuery } from "#domain/compare-query.ts";
import { routePath } from "#domain/routes.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { Picture } from "#ui/picture/picture.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { type CompareRow, compareRows } from "./compare-rows.ts";
import styles from "./compare-table.module.css";

/** Vehicles side by side: a column each, a row for each characteristic. Scrolls sideways inside itself. */
export async function CompareTable({
  vehicles,
  locale,
}: {
  readonly vehicles: readonly VehicleDetail[];
  readonly locale: Locale;
}) {
  const t = await getScopedI18n("compare");
  const vins = vehicles.map(({ card }) => card.vin);
  const without = (vin: string): string => {
    const query = serialiseCompareQuery(vins.filter((other) => other !== vin));
    return routePath("compare", locale) + (query && `?${query}`);
  };
  const words = {
    monthly: (amount: string, rate: string) => t("monthlyValue", { amount, rate }),
    power: (power: number) => t("powerValue", { power }),
  };
  const rows: readonly CompareRow[] = compareRows(vehicles, marketOf(locale).formats, words);
  return (
    <section className={styles.scroll} aria-label={t("table", { count: vehicles.length })}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("characteristic")}</th>
            {vehicles.map(({ card }) => (
              <th key={card.vin} scope="col">
                <Picture picture={card.picture} kind={card.kind} alt="" sizes="15rem" />
                <SiteLink href={card.path}>
                  {card.brand} {card.model}
                </SiteLink>
                <small>{card.commercialDescription}</small>
                <SiteLink
                  href={without(card.vin)}
                  rel="nofollow"
                  aria-label={t("remove", { name: `${card.brand} ${card.model}` })}
                >
                  {t("removeShort")}
                </SiteLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{t(name)}</th>
              {values.map((value, index) => (
                <td key={vins[index]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
