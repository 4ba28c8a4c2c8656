const minute = 60_000;

/** Lifetime of a code, and of its proof afterwards. */
export const codeMilliseconds = 10 * minute;

/** Minimum interval between two mails to an address. */
export const quietMilliseconds = minute / 2;
