import { call } from "#api/call.ts";
import type { DataOf } from "#contract/endpoint.ts";
import type { endpoints } from "#contract/endpoints.ts";
import { roundHalfUp } from "#domain/money.ts";
import { marketOf } from "#market/markets.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { AccordionItem } from "#ui/accordion/accordion.tsx";
import { FiguresTable } from "#ui/figures-table/figures-table.tsx";
import personal from "../personal/personal.module.css";
import styles from "./condition.module.css";

type Rule = DataOf<(typeof endpoints)["tradeInDeductions"]>[number];

/** What an inspection may deduct: by the published table where the service has one, the same for guests and customers. */
export const DeductionRules = async ({ locale }: { readonly locale: Locale }) => {
  const t = await getScopedI18n("carCondition");
  const { money, percent, kilometres } = marketOf(locale).formats;
  const rules = await call("tradeInDeductions", {}, { locale });
  if (!rules.ok && (rules.error.kind === "not-implemented" || rules.error.kind === "not-found"))
    return <p>{t("inspection")}</p>;
  const most = ({ amount, share = 0, perKilometers }: Rule): string => {
    if (amount !== undefined) return money(amount);
    const tenths = roundHalfUp(share * 100, 1);
    const text = percent(tenths, Number.isInteger(tenths) ? 0 : 1);
    return perKilometers === undefined
      ? text
      : t("sharePer", { share: text, kms: kilometres(perKilometers) });
  };
  return (
    <>
      <p>{t("promise")}</p>
      <AccordionItem title={t("rulesTitle")} level={2} open={false}>
        <p>{t("rulesText")}</p>
        {rules.ok ? (
          <FiguresTable
            className={`${personal.lines} ${styles.rules}`}
            caption={t("rulesTitle")}
            columns={[t("rule"), t("most")]}
            rows={rules.value.map((rule) => [rule.label, most(rule)])}
          />
        ) : (
          <p>{t("rulesAway")}</p>
        )}
      </AccordionItem>
    </>
  );
};
