import type { SimulationView } from "../simulation-view.ts";
import styles from "./financed-price.module.css";

type FinancedProps = {
  readonly view: SimulationView;
  readonly words: { readonly perMonth: string; readonly own: string; readonly change: string };
};

/** The instalment beside the cash price, with its rate, term and deposit. */
export const FinancedPrice = ({ view, words }: FinancedProps) => (
  <div className={styles.price} data-testid="financed-price">
    <p className={styles.amount}>
      {view.monthly} <small>{words.perMonth}</small>
    </p>
    <p>
      <strong>{view.taeg}</strong>
    </p>
    <p>{view.terms}</p>
    <p className={styles.mark} hidden={!view.own}>
      {words.own}
    </p>
  </div>
);

/** The representative example that the law wants beside the instalment, always that of the figures shown. */
export const FinancedExample = ({ view, words }: FinancedProps) => (
  <div className={styles.example} data-quoted="example" data-testid="financed-example">
    <p className={styles.campaign} hidden={view.campaign === undefined}>
      {view.campaign}
    </p>
    <p className={styles.discount} hidden={view.discount === undefined}>
      {view.discount}
    </p>
    <div>
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
