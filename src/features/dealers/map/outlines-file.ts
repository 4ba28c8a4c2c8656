import { balearics, canaries } from "./islands.ts";
import { border, peninsula } from "./outlines.ts";
import { outlinePath } from "./project.ts";

/** Shared by every dealer's page: inline, the outlines were half of such a page. */
export const outlinesPath = "/icons/iberia.svg";

const outlines = {
  land: [peninsula, ...balearics],
  canaries,
  border: [border],
} as const;

export type OutlineName = keyof typeof outlines;

/**
 * Content of that file of `public`: the outlines of the map by name, in units of the SVG, without colours.
 * @public Its test writes it.
 */
export const outlinesFile = (): string => {
  const paths = Object.entries(outlines).map(
    ([name, lines]) =>
      `<path id="${name}" vector-effect="non-scaling-stroke" d="${lines.map(outlinePath).join("")}"/>\n`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join("")}</svg>\n`;
};
