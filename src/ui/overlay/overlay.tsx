"use client";

import type { KeyboardEvent, ReactNode } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import styles from "./overlay.module.css";
import { useOverlay } from "./use-overlay.ts";

export type OverlayTool = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
};

export type OverlayProps = {
  readonly label: string;
  readonly closeLabel: string;
  readonly tools?: readonly OverlayTool[];
  readonly onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog that fills the window, for looking at pictures: tools above, the rest below them. */
export function Overlay({ label, closeLabel, tools = [], onKeyDown, onClose, children }: OverlayProps) {
  const { dialog, close } = useOverlay(onClose);
  return (
    <dialog
      ref={dialog}
      className={styles.overlay}
      aria-label={label}
      data-overlay=""
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClose}
    >
      <div className={styles.tools}>
        {tools.map((tool) => (
          <ToolButton key={tool.label} {...tool} />
        ))}
        <ToolButton icon="close" label={closeLabel} onClick={close} />
      </div>
      {children}
    </dialog>
  );
}

/** A button of an overlay; one that cannot do anything now says so and keeps the focus. */
export function ToolButton({ icon, label, onClick, disabled = false }: OverlayTool) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
