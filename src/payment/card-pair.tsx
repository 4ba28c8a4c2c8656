import type { ReactNode } from "react";
import styles from "./card-fields.module.css";

/** The two short fields of a card, side by side where there is room. */
export const CardPair = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.pair}>{children}</div>
);
