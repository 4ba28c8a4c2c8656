/** How long papers of a purchase are kept (Spain: Código de Comercio, art. 30). */
const keptYears = 6;

/** So many years after a moment, or before it. @param direction 1 or -1 */
export const retainedUntil = (from: Date, direction: 1 | -1 = 1): Date => {
  const until = new Date(from);
  until.setUTCFullYear(until.getUTCFullYear() + direction * keptYears);
  return until;
};
