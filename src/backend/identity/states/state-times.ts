const minute = 60_000;

/** Time for a sign-in, started anew by each step of the visitor. */
export const stateMilliseconds = 10 * minute;

/** Time for the storefront to exchange a returned state. */
export const ticketMilliseconds = 2 * minute;
