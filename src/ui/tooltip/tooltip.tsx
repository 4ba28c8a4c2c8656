import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./tooltip.module.css";

/** A small "i" that shows an explanation on tap, click or key; `label` names the button. */
export function Tooltip({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = `tip${useId()}`;
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label}>
        <Icon name="info" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {children}
      </div>
    </>
  );
}
