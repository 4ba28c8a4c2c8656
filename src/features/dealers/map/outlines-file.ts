import { balearics, canaries } from "./islands.ts";
import { border, peninsula } from "./outlines.ts";
import { outlinePath } from "./project.ts";

/** Where the outlines are fetched from: every dealer's page draws the same, and half of what such a page says of its dealer were their figures. */
export const outlinesPath = "/icons/iberia.svg";

const outlines = {
  land: [peninsula, ...balearics],
  canaries,
  border: [border],
} as const;

export type OutlineName = keyof typeof outlines;

/**
 * What that file of `public` holds: the outlines of the map by their names, in the drawing's units, without colours.
 * @public Its test writes it.
 */
export const outlinesFile = (): string => {
  const paths = Object.entries(outlines).map(
    ([name, lines]) =>
      `<path id="${name}" vector-effect="non-scaling-stroke" d="${lines.map(outlinePath).join("")}"/>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join("")}</svg>\n`;
};
