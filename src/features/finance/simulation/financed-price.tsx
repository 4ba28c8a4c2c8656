import type { SimulationView } from "../simulation-view-type.ts";
import styles from "./financed-price.module.css";

export type FinancedProps = {
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
