import type { ReactNode } from "react";
import styles from "./alert.module.css";

/** The one place of a page where alerts appear and are announced; `children` are those that come with the page. */
export const AlertRegion = ({ children }: { readonly children?: ReactNode }) => (
  <div role="status" aria-atomic="false" className={styles.region} data-alerts="">
    {children}
  </div>
);
