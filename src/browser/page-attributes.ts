/**
 * Attributes by which the server tells scripts what markup is, wherever more than one file has to know them. What only
 * one behaviour reads is named where its markup is drawn.
 */
export const pageAttributes = {
  /** On a control that does nothing, or less, without scripts: a click that comes too early is held for it. */
  needsScript: "data-needs-script",
  /** On the root element: how far scripts have come, `waking`, `ready` or `refused`. */
  scripts: "data-scripts",
  /** On the root element: the address of the script that brings all others. */
  entry: "data-entry",
  /** On what is only shown as a document of its own: a page with its own policy, such as login and payment. */
  whole: "data-whole",
} as const;

/** Controls that wait for their behaviour, as a selector. */
export const waitingControls = "[data-needs-script],[data-does],[data-panel]";
