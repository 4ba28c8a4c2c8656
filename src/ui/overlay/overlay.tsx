import type { ReactNode } from "react";
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

export type OverlayProps = {
  /** What is looked at in it: the behaviour that opens it finds it by this. */
  readonly name: "preview" | "turntable";
  readonly label: string;
  readonly closeLabel: string;
  readonly tools?: readonly OverlayTool[];
  readonly children: ReactNode;
};

/** A dialog that fills the window, for looking at pictures: tools above, the rest below them. Closed at first. */
export const Overlay = ({ name, label, closeLabel, tools = [], children }: OverlayProps) => (
  <dialog className={styles.overlay} aria-label={label} data-overlay={name}>
    <div className={styles.tools}>
      {tools.map((tool) => (
        <ToolButton key={tool.act} {...tool} />
      ))}
      <ToolButton icon="close" label={closeLabel} act="close" />
    </div>
    {children}
  </dialog>
);

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
