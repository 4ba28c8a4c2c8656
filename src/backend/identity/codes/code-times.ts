const minute = 60_000;

/** How long a code is worth something, and what it has proven afterwards. */
export const codeMilliseconds = 10 * minute;

/** Minimum interval between two mails to an address. */
export const quietMilliseconds = minute / 2;
