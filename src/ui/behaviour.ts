import type { ReactNode } from "react";

/** Where a behaviour shows something of its own. The pages under it come and go. */
export interface Stage {
  /** Shows this in place of what was shown under the same name before; null takes it away. */
  readonly draw: (name: string, node: ReactNode) => void;
}

/**
 * What the file of a behaviour exports: what scripts add to markup that a server drew and that works without them. Called
 * once a document, at the first sign of interest; from then on it listens to the whole document.
 */
export type StartBehaviour = (stage: Stage) => void;

/** The event that tells that a soft navigation has put another page into the document. */
export const pageShown = "volante:visit";

/** The event that tells that the router begins to replace the page. */
export const pageLeft = "volante:leave";
