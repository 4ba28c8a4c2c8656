import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./overlay.module.css";

export type OverlayTool = {
  readonly icon: IconName;
  readonly label: string;
  /** What it does, for the behaviour of the overlay. */
  readonly act: string;
  /** It cannot do anything yet: it says so and keeps the focus. */
  readonly disabled?: boolean;
};

/** A button of an overlay. */
export const ToolButton = ({ icon, label, act, disabled }: OverlayTool) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    data-act={act}
  >
    <Icon name={icon} />
  </button>
);
