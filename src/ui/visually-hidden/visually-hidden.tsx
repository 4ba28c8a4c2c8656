import type { ComponentPropsWithoutRef } from "react";
import styles from "./visually-hidden.module.css";

/** Text for screen readers. */
export const VisuallyHidden = (props: ComponentPropsWithoutRef<"span">) => (
  <span {...props} className={styles.hidden} />
);
