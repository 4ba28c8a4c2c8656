import type { SavedItemChange } from "#domain/saved-item.ts";

/** Buttons to pause or resume an alert; both where the service does not return its state. */
export const activeButtons = (
  active: boolean | undefined,
  words: Readonly<Record<"pause" | "resume", string>>,
): readonly (readonly [SavedItemChange, string])[] =>
  (["pause", "resume"] as const)
    .filter((change) => active === undefined || (change === "pause") === active)
    .map((change) => [change, words[change]]);
