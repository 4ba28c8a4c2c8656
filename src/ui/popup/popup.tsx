import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./popup.module.css";

export type PopupProps = {
  /** Unique on the page; its buttons refer to it. */
  readonly id: string;
  readonly title: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  readonly closeOnOutsideClick?: boolean;
  readonly showClose?: boolean;
  readonly children: ReactNode;
};

/**
 * A native modal dialog. Escape always closes it, the close button and a click outside unless they are turned
 * off. Older browsers need scripts for it (`start-popups`).
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
