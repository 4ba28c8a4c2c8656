import type { Vehicle } from "#api/models/vehicle.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import figures from "#ui/figures-table/figures-table.module.css";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import history from "../price-history/price-history.module.css";
import { CostsExplained } from "./costs-explained.tsx";

export type Costs = NonNullable<Vehicle["runningCosts"]>;

/** What a vehicle costs in its next years, line by line, in all and a month; how it was calculated is folded under it. */
export const RunningCosts = async ({ costs }: { readonly costs: Costs }) => {
  const t = await getScopedI18n("runningCosts");
  const { money, kilometres } = marketOf(await getCurrentLocale()).formats;
  const { years, kilometersPerYear, lines, insurance, total, perMonth } = costs;
  const kilometers = kilometres(kilometersPerYear);
  const amountOf = ({ amount, least }: Costs["lines"][number]): string => {
    if (amount === undefined) return t("unknown");
    return least === undefined ? money(amount) : t("upTo", { amount: money(amount) });
  };
  const missing = lines.filter(({ amount }) => amount === undefined).map(({ kind }) => t(`kinds.${kind}`));
  const left = [...missing, t("insurance")].map((name) => name.toLowerCase()).join(", ");
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
        <strong>{t("perMonth", { amount: money(perMonth) })}</strong> {t("without", { lines: left })}{" "}
        {t("assumed", { kilometers })}
      </p>
      <AccordionItem title={t("how")} level={3} open={false}>
        <CostsExplained costs={costs} />
      </AccordionItem>
    </div>
  );
};
