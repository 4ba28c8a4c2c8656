import { type PageQuery, serialisePageQuery } from "#domain/page-query.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import { getScopedI18n } from "#platform/i18n.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import { Button } from "#ui/button/button.tsx";
import { SelectField } from "#ui/field/field.tsx";
import { SiteLink } from "#ui/site-link/site-link.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { QuoteButtonWords } from "../simulation/quote-button-words.tsx";
import { QuoteStatus } from "../simulation/quote-status.tsx";
import styles from "../simulation/simulation.module.css";
import { SimulationResult } from "../simulation/simulation-result.tsx";
import { simulationView } from "../simulation-view.ts";
import layout from "./finance-simulator.module.css";
import type { GeneralCredit } from "./general-quote.ts";
import { type Change, simulateGenerally } from "./general-simulation.ts";

export type FinanceSimulatorProps = {
  readonly id: string;
  readonly credit: GeneralCredit;
  readonly pageQuery: PageQuery;
  /** Path of the page, without query. */
  readonly path: string;
  /** The list of vehicles up to the price. */
  readonly list: string | undefined;
  readonly locale: Locale;
};

/**
 * A finance simulator for any price: a plain form whose page returns with the figures; with scripts they are
 * replaced in place.
 */
export const FinanceSimulator = async ({
  id,
  credit,
  pageQuery,
  path,
  list,
  locale,
}: FinanceSimulatorProps) => {
  const t = await getScopedI18n("simulator");
  const words = wordsOf(locale, "finance");
  const { money, percent } = marketOf(locale).formats;
  const { price, quote, changes } = simulateGenerally(credit, pageQuery);
  const describe = ({ what, to }: Change): string => {
    if (what === "nearestTerm") return fill(words.nearestTerm, { months: to });
    if (what === "depositTooLow") return fill(words.depositTooLow, { limit: money(to) });
    return t(what, { limit: money(to) });
  };
  const texts = { price: t("unreadPrice"), ...words.unread };
  const unread = (key: keyof typeof texts) => (pageQuery.unread?.includes(key) ? texts[key] : undefined);
  const notices = [...changes.map(describe), ...[unread("months") ?? []].flat()];
  const view = simulationView(quote, { cash: price, financed: price }, notices, locale);
  const limits = t("limits", {
    minPrice: money(credit.minPrice),
    maxPrice: money(credit.maxPrice),
    minDeposit: money(credit.minDeposit),
    share: percent(credit.maxDepositShare * 100, 0),
  });
  return (
    <div
      className={layout.simulator}
      data-quote={id}
      data-phase="shown"
      data-query={serialisePageQuery({ price, deposit: quote.initialValue, months: quote.nrPayments })}
    >
      <div className={layout.ask}>
        <form
          className={layout.form}
          action={`${path}#${id}`}
          aria-describedby={`${id}-limits`}
          autoComplete="off"
        >
          <TextField
            label={t("price")}
            name="price"
            inputMode="numeric"
            defaultValue={pageQuery.price ?? price}
            error={unread("price")}
          />
          <TextField
            label={t("deposit")}
            name="deposit"
            inputMode="numeric"
            defaultValue={pageQuery.deposit ?? quote.initialValue}
            error={unread("deposit")}
          />
          <SelectField
            label={t("months")}
            name="months"
            defaultValue={quote.nrPayments}
            options={credit.terms.map((months) => ({
              value: String(months),
              text: fill(words.monthsValue, { months }),
            }))}
          />
          <Button data-needs-script="" wide>
            <QuoteButtonWords rest={t("submit")} busy={words.busy} />
          </Button>
          <p id={`${id}-limits`}>{limits}</p>
        </form>
        <QuoteStatus view={view} words={words} />
        <p>
          <SiteLink href={`${list}?priceTo=${price}`}>{t("cars", { price: money(price) })}</SiteLink>
        </p>
      </div>
      <div className={styles.result}>
        <SimulationResult view={view} words={words} />
      </div>
    </div>
  );
};
