import { Children, type ReactNode } from "react";
import styles from "./card-row.module.css";

export type CardRowProps = {
  /** Accessible name of the row. */
  readonly label: string;
  /** Labels of the scroll buttons that browsers render where supported. */
  readonly words: { readonly previous: string; readonly next: string };
  /** The children are list items themselves. */
  readonly ofItems?: boolean;
  readonly children: ReactNode;
};

/** Cards side by side that scroll and snap, by touch, wheel, keyboard or the browser's own scroll buttons. */
export const CardRow = ({ label, words, ofItems = false, children }: CardRowProps) => (
  <div className={styles.frame}>
    <ul className={styles.row} aria-label={label} data-previous={words.previous} data-next={words.next}>
      {ofItems ? children : Children.map(children, (child) => <li>{child}</li>)}
    </ul>
  </div>
);
