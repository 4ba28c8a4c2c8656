/*
 * Attributes of server-rendered markup that scripts read, where more than one file uses them. Those of a
 * single behaviour are named where their markup is rendered. The root element has `data-entry`, the address
 * of the entry script; `data-hydrates`, on the one page that React hydrates, until it has; and
 * `data-scripts`, the state of loading: `waking`, `ready` or `refused`.
 */

/** On a page that is only shown as a document: one with a policy of its own, such as login and payment. */
export const wholePage = "data-whole";

/**
 * Selector of controls that need their behaviour: an early click is deferred. `data-needs-script` marks those
 * that do little or nothing without scripts and have no other mark.
 */
export const waitingControls = "[data-needs-script],[data-action],[data-panel]";
