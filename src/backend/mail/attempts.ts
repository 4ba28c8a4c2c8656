/** Number of attempts: with these delays a mail server may be unavailable for almost three days before a message is lost. */
export const mostAttempts = 24;

/** Minutes from each failed attempt to the next; the last one repeats. */
const minutesToNext = [1, 5, 15, 30, 60, 120, 240] as const;

/** Timeout of one attempt, from the first packet to the server's last response. */
export const attemptMs = 60_000;

/** Lease of a message. Longer than an attempt, so that no other worker takes a message that is still being sent. */
export const leaseSeconds = 120;

/** Minutes to wait after this many attempts. */
export const minutesAfter = (attempts: number): number =>
  minutesToNext[Math.min(attempts, minutesToNext.length) - 1] ?? minutesToNext[0];
