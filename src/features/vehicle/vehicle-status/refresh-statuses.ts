import { applyStatuses, type StatusEntry, shownVins } from "./apply-statuses.ts";

type StatusWords = Readonly<Record<"reserved" | "bought" | "one" | "several", string>>;

const askFor = async (vins: readonly string[], signal: AbortSignal): Promise<readonly StatusEntry[]> => {
  try {
    const answer = await fetch(`/api/vehicle-status?vins=${vins.join(",")}`, { signal });
    if (!answer.ok) return [];
    const { statuses } = (await answer.json()) as { statuses: readonly StatusEntry[] };
    return statuses;
  } catch {
    return [];
  }
};

/** Asks how the shown vehicles stand now and writes it onto the page. Returns what to announce; empty for no change. */
export async function refreshStatuses(words: StatusWords, signal: AbortSignal): Promise<string> {
  const statuses = await askFor(shownVins(document), signal);
  if (signal.aborted) return "";
  const { length } = applyStatuses(document, statuses, words);
  if (length === 0) return "";
  return length === 1 ? words.one : words.several.replace("{count}", String(length));
}
