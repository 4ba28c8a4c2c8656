const minute = 60_000;

/** Lifetime of a token; a renewal starts it anew, so a session that is not used for this long has ended. */
export const tokenMilliseconds = 30 * minute;

/** Longest lifetime of a session, however often it is renewed. */
export const sessionMilliseconds = 24 * 60 * minute;
