import type { SimulationView } from "../simulation-view.ts";
import styles from "./financed-price.module.css";

type FinancedProps = {
  readonly vin: string;
  readonly view: SimulationView;
  readonly words: { readonly perMonth: string; readonly own: string; readonly change: string };
};

/** The instalment beside the cash price, with its rate, term and deposit. `showInColumn` writes newer figures into it. */
export function FinancedPrice({ vin, view, words }: FinancedProps) {
  return (
    <div className={styles.price} data-financed={vin} data-testid="financed-price">
      <p className={styles.amount}>
        <span data-figure="monthly">{view.monthly}</span> <small>{words.perMonth}</small>
      </p>
      <p>
        <strong data-figure="taeg">{view.taeg}</strong>
      </p>
      <p data-figure="terms">{view.terms}</p>
      <p className={styles.mark} data-own="" hidden={!view.own}>
        {words.own}
      </p>
    </div>
  );
}

/** The representative example that the law wants beside the instalment, always that of the figures shown. */
export function FinancedExample({ vin, view, words }: FinancedProps) {
  return (
    <div className={styles.example} data-financed={vin} data-testid="financed-example">
      <p className={styles.campaign} data-figure="campaign" hidden={view.campaign === undefined}>
        {view.campaign}
      </p>
      <p className={styles.discount} data-figure="discount" hidden={view.discount === undefined}>
        {view.discount}
      </p>
      <div data-legal="">
        {view.legal.map((runs, number) => {
          const key = number;
          return (
            <p key={key}>
              {runs.map(([text, strong]) => (strong ? <strong key={text}>{text}</strong> : text))}
            </p>
          );
        })}
      </div>
      <p>
        <a href="#finance">{words.change}</a>
      </p>
    </div>
  );
}
