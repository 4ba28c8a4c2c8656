import { Children, type ReactNode } from "react";
import styles from "./card-row.module.css";

export type CardRowProps = {
  /** Names the row. */
  readonly label: string;
  /** Names of the scroll buttons that browsers render where they can. */
  readonly words: { readonly previous: string; readonly next: string };
  readonly children: ReactNode;
};

/** Cards side by side that scroll and snap, by touch, wheel, keys or the browser's own scroll buttons. */
export const CardRow = ({ label, words, children }: CardRowProps) => (
  <div className={styles.frame}>
    <ul className={styles.row} aria-label={label} data-previous={words.previous} data-next={words.next}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  </div>
);
