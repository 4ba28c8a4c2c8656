import type { Card } from "#api/models/card.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { RichText } from "#ui/rich-text/rich-text.tsx";
import { Tooltip } from "#ui/tooltip/tooltip.tsx";

/**
 * The monthly price with its rate and, in a disclosure, the representative example. Not shown without annual
 * rate, term and nominal rate: the law requires all of them (Ley 16/2011 art. 9).
 */
export const CardFinance = async ({
  vehicle,
  large,
}: {
  readonly vehicle: Card;
  /** Whether it is the primary price of the list. */
  readonly large: boolean;
}) => {
  const t = await getScopedI18n("card");
  const { money, percent } = marketOf(await getCurrentLocale()).formats;
  const { monthlyPrice, taeg, tooltipDescription: terms, depositValue, capitalFinance } = vehicle;
  if (monthlyPrice === undefined || taeg === undefined || terms === undefined) return null;
  const example = t("exampleText", {
    price: money(vehicle.totalPrice),
    deposit: money(depositValue),
    capital: money(capitalFinance),
    months: terms.months,
    amount: money(monthlyPrice),
    tan: percent(terms.tan),
    taeg: percent(taeg),
  });
  const amount = t("monthly", { amount: money(monthlyPrice) });
  return (
    <div data-part="finance">
      <span>
        {large ? (
          <>
            <strong>{amount}</strong>{" "}
          </>
        ) : (
          `${amount} `
        )}
        <b>{t("taeg", { rate: percent(taeg) })}</b>
      </span>
      <Tooltip label={t("financeInfo")}>
        {vehicle.legalInfo === undefined ? <p>{example}</p> : <RichText markup={vehicle.legalInfo} />}
      </Tooltip>
    </div>
  );
};
