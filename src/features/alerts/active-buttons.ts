import type { KeptChange } from "#domain/kept-change.ts";

/** To pause what notifies and to resume what is paused; both where the service does not say which it is. */
export const activeButtons = (
  active: boolean | undefined,
  words: Readonly<Record<"pause" | "resume", string>>,
): readonly (readonly [KeptChange, string])[] =>
  (["pause", "resume"] as const)
    .filter((change) => active === undefined || (change === "pause") === active)
    .map((change) => [change, words[change]]);
