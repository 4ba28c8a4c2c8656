import type { ReactNode } from "react";
import styles from "./overlay.module.css";
import { type OverlayTool, ToolButton } from "./tool-button.tsx";

export type OverlayProps = {
  /** Kind of content, by which its behaviour finds it. */
  readonly name: "preview" | "turntable";
  readonly label: string;
  readonly closeLabel: string;
  readonly tools?: readonly OverlayTool[];
  readonly children: ReactNode;
};

/** A full-window dialog for viewing pictures: a toolbar above, the content below. Initially closed. */
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
