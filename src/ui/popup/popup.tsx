import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./popup.module.css";

export type PopupProps = {
  /** Unique on the page; what opens it names it. */
  readonly id: string;
  readonly title: string;
  /** Name of the close button. */
  readonly closeLabel: string;
  readonly closeOnOutsideClick?: boolean;
  readonly showClose?: boolean;
  readonly children: ReactNode;
};

/**
 * A window over the page that has to be answered or closed first: a native modal dialog. Escape closes it always,
 * the button and a click outside unless they are turned off. Older browsers need scripts for it (`start-popups`).
 */
export const Popup = ({
  id,
  title,
  closeLabel,
  closeOnOutsideClick = true,
  showClose = true,
  children,
}: PopupProps) => (
  <dialog
    id={id}
    className={styles.popup}
    closedby={closeOnOutsideClick ? "any" : "closerequest"}
    aria-labelledby={`${id}-title`}
  >
    <div className={styles.top}>
      <h2 id={`${id}-title`}>{title}</h2>
      {showClose && (
        <form method="dialog">
          <button type="submit" aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      )}
    </div>
    <div className={styles.content}>{children}</div>
  </dialog>
);
