import styles from "./financed-price.module.css";
import type { FinancedProps } from "./financed-price.tsx";
import { LegalText } from "./legal-text.tsx";

/** The representative example that the law requires beside the instalment, for the figures shown. */
export const FinancedExample = ({ view, words }: FinancedProps) => (
  <div className={styles.example} data-quoted="example" data-testid="financed-example">
    <p className={styles.campaign} hidden={view.campaign === undefined}>
      {view.campaign}
    </p>
    <p className={styles.discount} hidden={view.discount === undefined}>
      {view.discount}
    </p>
    <div>
      <LegalText legal={view.legal} />
    </div>
    <p>
      <a href="#finance">{words.change}</a>
    </p>
  </div>
);
