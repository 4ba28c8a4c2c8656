import type { ReactNode } from "react";
import styles from "./overlay.module.css";
import { type OverlayTool, ToolButton } from "./tool-button.tsx";

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
