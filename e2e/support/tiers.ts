import type { Locale } from "#platform/locale.ts";

/** Of Playwright's tests (`tag`) and Vitest's (`tags`): runs with `npm test -- --all` alone: another language, width or variation of what the default run shows once. */
export const withAll = { tag: "@all" as const, tags: ["all"] };

/** Both languages, the second with `--all` alone: for what is the same in both. */
export const languages = [
  ["es", {}],
  ["pt", withAll],
] as const satisfies readonly (readonly [Locale, object])[];
