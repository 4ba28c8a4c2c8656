/** Minimum time between automatic reloads (specification 9); its own file since every page loads it. */
export const reloadGuardMs = 10_000;
