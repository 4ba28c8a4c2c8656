/*
 * Attributes by which the server tells scripts what markup is, wherever more than one file has to know them. What only
 * one behaviour reads is named where its markup is rendered. On the root element stand `data-entry`, the address of the script
 * that brings all others, `data-hydrates` on the one page that React renders on, until it has taken it over,
 * and `data-scripts`, how far scripts have come: `waking`, `ready` or `refused`.
 */

/** On what is only shown as a document of its own: a page with its own policy, such as login and payment. */
export const wholePage = "data-whole";

/**
 * Controls that wait for their behaviour, as a selector: a click that comes too early is held. `data-needs-script` marks those
 * that do nothing, or less, without scripts and say it by nothing else.
 */
export const waitingControls = "[data-needs-script],[data-action],[data-panel]";
