const minute = 60_000;

/** How long a code is worth something, and what it has proven afterwards. */
export const codeMilliseconds = 10 * minute;

/** So soon after a mail nobody is sent another. */
export const quietMilliseconds = minute / 2;
