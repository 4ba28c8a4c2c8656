"use client";

import { type ReactNode, useEffect, useState } from "react";
import type { Shared } from "./networks.ts";

type ShareButtonsProps = {
  readonly containerId: string;
  readonly shared: Shared;
  readonly words: Readonly<Record<"device" | "copy" | "copied" | "notCopied", string>>;
};

/** The ways to share that need scripts; fetched when the panel is opened. */
export function ShareButtons({ containerId, shared, words }: ShareButtonsProps) {
  const [buttons, setButtons] = useState<ReactNode>(null);
  useEffect(() => {
    const container = document.getElementById(containerId);
    const onToggle = async () => {
      if (!(container instanceof HTMLDetailsElement) || !container.open) return;
      const { ScriptedSharing } = await import("./scripted-sharing.tsx");
      setButtons(<ScriptedSharing container={container} shared={shared} words={words} />);
    };
    // It may have been opened before the scripts came.
    void onToggle();
    container?.addEventListener("toggle", onToggle);
    return () => container?.removeEventListener("toggle", onToggle);
  }, [containerId, shared, words]);
  return buttons;
}
