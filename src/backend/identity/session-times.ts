const minute = 60_000;

/** Lifetime of a token; a renewal starts it anew, so a session that is not used for this long has ended. */
export const tokenMilliseconds = 30 * minute;

/**
 * Longest lifetime of a session, however often it is renewed. In a remembered one it is the time in which payments and personal data
 * need no other sign-in (`needsRecentSignIn`).
 */
export const sessionMilliseconds = 24 * 60 * minute;

/** Lifetime of a session that the customer wishes to be remembered on their device, and of its tokens. */
export const rememberedMilliseconds = 30 * 24 * 60 * minute;
