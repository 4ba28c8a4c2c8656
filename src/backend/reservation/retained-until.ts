/** Retention of purchase documents in years (Spain: Código de Comercio, art. 30). */
const retentionYears = 6;

/** Adds or subtracts the retention. @param direction 1 or -1 */
export const retainedUntil = (from: Date, direction: 1 | -1 = 1): Date => {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + direction * retentionYears);
  return until;
};
