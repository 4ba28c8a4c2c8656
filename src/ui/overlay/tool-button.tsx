import { type IconName, iconBefore } from "../icon/icon.tsx";
import styles from "./overlay.module.css";

export type OverlayTool = {
  readonly icon: IconName;
  readonly label: string;
  /** Its command, for the behaviour of the overlay. */
  readonly act: string;
  /** Not available yet: announced as disabled, but focusable. */
  readonly disabled?: boolean;
};

/** A button of an overlay's toolbar. */
export const ToolButton = ({ icon, label, act, disabled }: OverlayTool) => (
  <button
    {...iconBefore(icon)}
    type="button"
    className={styles.tool}
    aria-label={label}
    title={label}
    aria-disabled={disabled}
    data-act={act}
  />
);
