import type { Expenses } from "#api/models/full-price.ts";
import type { Quote } from "#contract/finance.ts";
import type { Paragraph } from "./legal-text.ts";

/**
 * A simulation formatted for rendering: all figures are text, so that the browser needs no formats and no
 * translations.
 */
export interface SimulationView {
  /** The parameters of the figures: euros and months, and the same as a query string. */
  readonly deposit: number;
  readonly months: number;
  readonly query: string;
  /** The visitor chose these terms; otherwise they are the default offer. */
  readonly own: boolean;
  /** The visitor turned off a campaign. */
  readonly ordinary: boolean;
  /** Notices about adjusted parameters. */
  readonly notices: readonly string[];
  readonly monthly: string;
  readonly during: string;
  /** Term and deposit in a few words. */
  readonly terms: string;
  /** The annual percentage rate with its name. */
  readonly taeg: string;
  readonly rates: readonly (readonly [label: string, value: string])[];
  readonly campaign?: string;
  /** The price reduction for financing; only where there is one. */
  readonly discount?: string;
  readonly rows: readonly (readonly [label: string, cash: string, financed: string])[];
  readonly totals: readonly [label: string, cash: string, financed: string];
  readonly difference?: string;
  /** The representative example with its warning. */
  readonly legal: readonly Paragraph[];
  readonly table?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly totals: readonly string[];
  };
  readonly announcement: string;
  /** The cash price of the figures, and a notice for a page that shows another. */
  readonly cash: string;
  readonly priceChanged: string;
  /** Notice shown with these figures when newer ones could not be loaded. */
  readonly staleNotice: string;
}

export type SimulatedQuote = Omit<Quote, "tan"> & { readonly tan: number };

/**
 * Parameters of a quote, and the vehicle's prices in euros; `financed` is lower than `cash` where credit
 * reduces the price.
 */
export type SimulationSubject = {
  readonly cash: number;
  readonly financed: number;
  /** The financed price before it was lowered. */
  readonly financedBefore?: number | undefined;
  /** The contract expenses of a purchase; none where nothing is bought. */
  readonly expenses?: Expenses | undefined;
  readonly own?: boolean;
  readonly ordinary?: boolean;
};
