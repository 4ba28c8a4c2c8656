import type { AuditOptions } from "./audit-options.ts";
import { browseStates } from "./browse-states.ts";
import type { Findings } from "./findings.ts";

/** Looks at what pages are brought to by using them. */
export const auditStates = async (
  site: string,
  { workers, minutes, state }: AuditOptions,
  found: Findings,
): Promise<void> => {
  const seen = await browseStates(site, state, workers, found.watch("states", minutes));
  found.add("states: axe, width, console", seen.done, seen.problems);
  found.undecided.push(...seen.undecided);
  if (seen.done < seen.of) found.notes.push(`Out of time: ${seen.done} of ${seen.of} states were looked at.`);
};
