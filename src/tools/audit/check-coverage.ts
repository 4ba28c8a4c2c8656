import { routes } from "#domain/route-paths.ts";
import type { Problem } from "./check-pages.ts";
import { specifiedPaths, specifiedPatterns } from "./specified-paths.ts";

/**
 * What of the specification's section 2 no link leads to. The personal area counts as reached by a link although it sends
 * visitors without a token home. Pure.
 * @param reached paths that were read, or that a link led to
 */
export const checkCoverage = (reached: ReadonlySet<string>): Problem[] => {
  const compare = [routes.compare.es, routes.compare.pt];
  const missing = [...specifiedPaths.flat(), ...compare].filter((path) => !reached.has(path));
  const unmet = specifiedPatterns
    .flat()
    .filter((pattern) => ![...reached].some((path) => pattern.test(path)));
  return [
    ...missing.map((path) => ({ path, what: "no link leads here" })),
    ...unmet.map((pattern) => ({ path: pattern.source, what: "no link leads to any such address" })),
  ];
};
