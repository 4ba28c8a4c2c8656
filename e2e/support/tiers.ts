import type { Locale } from "#platform/locale.ts";

/** Runs with `npm test -- --all` alone: another language, width or variation of what the default run shows once. */
export const withAll = { tag: "@all" } as const;

/** Both languages, the second with `--all` alone: for what is the same in both. */
export const languages = [
  ["es", {}],
  ["pt", withAll],
] as const satisfies readonly (readonly [Locale, object])[];
