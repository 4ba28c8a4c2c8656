/** Between two reloads that a page does by itself (specification 9); apart from the other limits since every page needs it. */
export const reloadGuardMs = 10_000;
