import type { ComponentType } from "react";
import type { Locale } from "#platform/locale.ts";
import type { PanelAddress } from "./panel-hash.ts";

/** A panel that is open. */
export interface OpenPanel {
  readonly panel: PanelAddress;
  readonly locale: Locale;
  readonly close: () => void;
}

/** What a panel remembers of itself while the visit lasts. */
export type PanelMemory = Readonly<Record<string, string | number | boolean>>;

export interface PanelProps extends OpenPanel {
  readonly memory: PanelMemory;
  /** Keeps what the panel wants to find again when it is opened the next time. */
  readonly remember: (memory: PanelMemory) => void;
}

/** What the file of a panel exports. */
export interface PanelModule {
  readonly panelTitle: (locale: Locale) => string;
  readonly PanelContent: ComponentType<PanelProps>;
}
