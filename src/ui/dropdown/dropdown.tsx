import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./dropdown.module.css";

export type DropdownProps = {
  /** On the header, which opens and closes the options. */
  readonly label: string;
  /** The current choice, beside the label. */
  readonly value?: string;
  /** Whether a click inside closes the options, after a delay that shows the choice (`start-dropdowns`). */
  readonly closeOnChoice?: boolean;
  readonly children: ReactNode;
};

/**
 * Options that open below a header. A native popover: a press outside and Escape close it, also without
 * scripts.
 */
export const Dropdown = ({ label, value, closeOnChoice = false, children }: DropdownProps) => {
  const id = `options${useId()}`;
  return (
    <div className={styles.dropdown}>
      <button type="button" popoverTarget={id} className={styles.header}>
        <span>{label}</span>
        {value !== undefined && <b>{value}</b>}
        <Icon name="down" size={20} />
      </button>
      <div id={id} popover="auto" className={styles.options} data-closes={closeOnChoice || undefined}>
        {children}
      </div>
    </div>
  );
};
