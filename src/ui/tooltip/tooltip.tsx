import { type ReactNode, useId } from "react";
import { Icon } from "../icon/icon.tsx";
import styles from "./tooltip.module.css";

export type TooltipProps = {
  /** Names the button. */
  readonly label: string;
  /** Side of the button on which it opens where there is room; elsewhere it takes another side. */
  readonly position?: "top" | "right" | "bottom" | "left";
  readonly size?: "small" | "large";
  readonly children: ReactNode;
};

/**
 * A small "i" with an explanation that opens on tap, click or key, with scripts on hover and focus too
 * (`start-tooltips`). Escape closes it, a press elsewhere as well. It may hold links, so it is a popover and not an
 * ARIA tooltip, which could only hold text.
 */
export const Tooltip = ({ label, position = "right", size = "large", children }: TooltipProps) => {
  const id = `tip${useId()}`;
  return (
    <>
      <button
        type="button"
        className={styles.trigger}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-label={label}
        data-tip=""
      >
        <Icon name="info" size={16} />
      </button>
      <div
        id={id}
        popover="auto"
        className={styles.panel}
        data-tip=""
        data-position={position === "right" ? undefined : position}
        data-size={size === "large" ? undefined : size}
      >
        {children}
      </div>
    </>
  );
};
