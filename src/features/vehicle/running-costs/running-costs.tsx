import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import history from "../price-history/price-history.module.css";

export type Costs = NonNullable<Vehicle["runningCosts"]>;

/** What the sum does not include, in words. */
export const missingCosts = async ({ lines }: Costs): Promise<string> => {
  const t = await getScopedI18n("runningCosts");
  const missing = lines.filter(({ amount }) => amount === undefined).map(({ kind }) => t(`kinds.${kind}`));
  return [...missing, t("insurance")].map((name) => name.toLowerCase()).join(", ");
};

/** Costs of a vehicle in its next years, itemized, in total and by month. */
export const RunningCosts = async ({
  costs,
  explained,
}: {
  readonly costs: Costs;
  /** Address of the page with their calculation. */
  readonly explained: string;
}) => {
  const t = await getScopedI18n("runningCosts");
  const { money, kilometres } = marketOf(await getCurrentLocale()).formats;
  const { years, kilometersPerYear, lines, insurance, total, perMonth } = costs;
  const kilometers = kilometres(kilometersPerYear);
  const amountOf = ({ amount, least }: Costs["lines"][number]): string => {
    if (amount === undefined) return t("unknown");
    return least === undefined ? money(amount) : t("upTo", { amount: money(amount) });
  };
  return (
    <div className={history.history}>
      <FiguresTable
        className={figures.figures}
        caption={t("caption", { years, kilometers })}
        columns={[t("expense"), t("amount")]}
        rows={[
          ...lines.map((line) => [t(`kinds.${line.kind}`), amountOf(line)]),
          [t("insurance"), insurance ? t("insuranceClass", { class: insurance.class }) : t("unknown")],
        ]}
        totals={[t("total"), money(total)]}
      />
      <p>
        <strong>{t("perMonth", { amount: money(perMonth) })}</strong>{" "}
        {t("without", { lines: await missingCosts(costs) })} {t("assumed", { kilometers })}
      </p>
      <p>
        <SiteLink href={explained} rel="nofollow" data-panel="sources">
          {t("how")}
        </SiteLink>
      </p>
    </div>
  );
};

/** How each line was calculated, or why it is unknown, and the sources of its figures. */
export const CostsExplained = async ({ costs }: { readonly costs: Costs }) => {
  const t = await getScopedI18n("runningCosts");
  const { longDate } = marketOf(await getCurrentLocale()).formats;
  const { lines, insurance, sources } = costs;
  const explanations = [
    ...lines.map(({ kind, how }) => ({ name: t(`kinds.${kind}`), how })),
    ...(insurance ? [{ name: t("insurance"), how: insurance.how }] : []),
  ];
  return (
    <>
      {explanations.map(({ name, how }) => (
        <p key={name}>
          <strong>{name}.</strong> {how}
        </p>
      ))}
      {sources.length > 0 && (
        <>
          <p>
            <strong>{t("sources")}</strong>
          </p>
          <ul>
            {sources.map(({ name, url, asOf }) => (
              <li key={url}>
                <SiteLink href={url}>{name}</SiteLink>
                {asOf !== undefined && ` (${longDate(`${asOf}T12:00:00Z`)})`}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};
