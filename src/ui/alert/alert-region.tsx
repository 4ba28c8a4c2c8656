import type { ReactNode } from "react";
import styles from "./alert.module.css";

/** The live region of a page's alerts; `children` are those of the server. */
export const AlertRegion = ({ children }: { readonly children?: ReactNode }) => (
  <div role="status" aria-atomic="false" className={styles.region} data-alerts="">
    {children}
  </div>
);
