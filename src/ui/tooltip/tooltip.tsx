import { type ReactNode, useId } from "react";
import styles from "./tooltip.module.css";

export type TooltipProps = {
  /** Label of the button. */
  readonly label: string;
  /** Preferred side of the button; another one where there is no room. */
  readonly position?: "top" | "right" | "bottom" | "left";
  readonly size?: "small" | "large";
  readonly children: ReactNode;
};

/**
 * A small "i" with an explanation that opens on tap, click or key, with scripts on hover and focus too
 * (`start-tooltips`). Escape or a press elsewhere closes it. It may contain links, so it is a popover and not
 * an ARIA tooltip, which may contain only text.
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
      />
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
