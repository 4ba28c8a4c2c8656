const minute = 60_000;

/** How long a token is valid; a renewal begins anew, so a session that is not used for this long has ended. */
export const tokenMilliseconds = 30 * minute;

/** The longest that a session lasts, however often it is renewed. */
export const sessionMilliseconds = 24 * 60 * minute;
