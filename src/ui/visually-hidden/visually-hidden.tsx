import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

/** Text for those who listen to the page. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
