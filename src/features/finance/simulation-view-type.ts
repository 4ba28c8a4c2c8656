import type { Quote } from "#contract/finance.ts";
import type { Paragraph } from "./legal-text.ts";

/** A simulation as it is rendered: every figure is text already, so that the browser needs no formats and no wording. */
export interface SimulationView {
  /** What the figures were made with: euros and months, and the same as a query string. */
  readonly deposit: number;
  readonly months: number;
  readonly query: string;
  /** The visitor chose these terms; otherwise they are the offer that everybody sees first. */
  readonly own: boolean;
  /** A campaign was left aside. */
  readonly ordinary: boolean;
  /** What had to be changed of the visitor's wish. */
  readonly notices: readonly string[];
  readonly monthly: string;
  readonly during: string;
  /** Term and deposit in a few words. */
  readonly terms: string;
  /** The annual percentage rate with its name. */
  readonly taeg: string;
  readonly rates: readonly (readonly [label: string, value: string])[];
  readonly campaign?: string;
  /** What financing takes off the price; only where it does. */
  readonly discount?: string;
  readonly rows: readonly (readonly [label: string, cash: string, financed: string])[];
  readonly totals: readonly [label: string, cash: string, financed: string];
  readonly difference?: string;
  /** The representative example and the warning that goes with it. */
  readonly legal: readonly Paragraph[];
  readonly table?: {
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly totals: readonly string[];
  };
  readonly announcement: string;
  /** The cash price that the figures were made with, and what to say where the page still shows another. */
  readonly cash: string;
  readonly priceChanged: string;
  /** What to say of these figures when newer ones could not be had. */
  readonly kept: string;
}

export type SimulatedQuote = Omit<Quote, "tan"> & { readonly tan: number };

/** What a quote was asked for, and the vehicle's prices in euros; `financed` is lower than `cash` where credit is rewarded. */
export type SimulationSubject = {
  readonly cash: number;
  readonly financed: number;
  readonly own?: boolean;
  readonly ordinary?: boolean;
};
