import type { ReactNode } from "react";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";
import { wordsOf } from "#platform/wording.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Simulation } from "../load-simulation.ts";
import type { SimulationView } from "../simulation-view-type.ts";
import { FinancedExample } from "./financed-example.tsx";
import { FinancedPrice, type FinancedProps } from "./financed-price.tsx";
import styles from "./simulation.module.css";
import { SimulationForm } from "./simulation-form.tsx";
import { SimulationResult } from "./simulation-result.tsx";

/** The instalment and its rate in two short lines, for the bar of a phone. */
const FinancedLine = ({ view, words }: FinancedProps) => (
  <>
    <span>
      {view.monthly} {words.perMonth}
    </span>
    <span>{view.taeg}</span>
  </>
);

type FinanceSimulationProps = {
  readonly vin: string;
  /** The vehicle page's own address, with its slashes. */
  readonly path: string;
  readonly locale: Locale;
  readonly simulation: Simulation;
  /** Postal code of the address, where there is one. */
  readonly zip: string | undefined;
  /** The credit of the customer's own car. */
  readonly ownCar?: ReactNode;
};

const serviceOf = (vin: string) => `/api/finance/${vin}`;

/** The finance simulation of a vehicle page, for its address. */
export const FinanceSimulation = ({ vin, path, locale, simulation, zip, ownCar }: FinanceSimulationProps) => {
  const { view, offer, terms, hasCampaign, typed } = simulation;
  const words = wordsOf(locale, "finance");
  const { money } = marketOf(locale).formats;
  const { min, max, step } = offer;
  const limits = fill(words.limits, { min: money(min), max: money(max), step: money(step) });
  return (
    <div className={styles.simulation}>
      <p>{words.intro}</p>
      {ownCar}
      <SimulationForm
        view={view}
        {...(typed !== undefined && { typed })}
        words={words}
        limits={limits}
        terms={terms.map((months) => ({ value: String(months), text: fill(words.monthsValue, { months }) }))}
        range={{ min, max, step }}
        action={`${path}#finance`}
        service={serviceOf(vin)}
        page={`${path}?${view.query}`}
        check={wordsOf(locale, "preCheck").link}
        locale={locale}
        fieldId={`deposit-${vin}`}
        vin={vin}
        hasCampaign={hasCampaign}
        zip={zip}
      />
    </div>
  );
};

type StoredFiguresProps = { readonly vin: string; readonly locale: Locale; readonly view: SimulationView };

/** Fallback for a failed simulation: the vehicle's own figures, marked, on a page that is not cached. */
export const StoredFigures = ({ vin, locale, view }: StoredFiguresProps) => {
  const words = wordsOf(locale, "finance");
  return (
    <div className={styles.simulation} {...degraded("finance")}>
      <Notice type="warning">
        <p>{words.unavailable}</p>
      </Notice>
      <div className={styles.result}>
        <SimulationResult view={view} words={words} pdf={{ service: serviceOf(vin), locale }} isStale />
      </div>
    </div>
  );
};

/**
 * Parts of a simulation elsewhere on the page: the instalment, its short line for the bar, and the
 * representative example.
 */
export const financedSlots = ({ locale, view }: Omit<StoredFiguresProps, "vin">) => {
  const { perMonth, own, change } = wordsOf(locale, "finance");
  const props = { view, words: { perMonth, own, change } };
  return {
    figure: <FinancedPrice {...props} />,
    line: <FinancedLine {...props} />,
    example: <FinancedExample {...props} />,
  };
};
