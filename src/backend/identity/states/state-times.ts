const minute = 60_000;

/** How long a sign-in may take, anew from each step that the visitor gets on. */
export const stateMilliseconds = 10 * minute;

/** How long the shop may take to exchange a state that the visitor brings back. */
export const ticketMilliseconds = 2 * minute;
