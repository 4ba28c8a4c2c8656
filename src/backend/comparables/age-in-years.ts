/**
 * Age of cars of the stock on a day, from the year alone: registered in the middle of it, or of the part that has passed. Never below 0.
 */
export const agesOn = (now: Date): ((year: number) => number) => {
  const thisYear = now.getUTCFullYear();
  const startOfYear = Date.UTC(thisYear, 0, 1);
  const passed = (now.getTime() - startOfYear) / (Date.UTC(thisYear + 1, 0, 1) - startOfYear);
  return (year) =>
    year < thisYear ? thisYear + passed - (year + 0.5) : Math.max(0, thisYear - year + passed / 2);
};

/** Age of a car in whole months since its first registration, `YYYY-MM-DD`, as years. Never below 0. */
export const ageSince = (plateDate: string, now: Date): number => {
  const [year = 0, month = 1] = plateDate.split("-").map(Number);
  return Math.max(0, (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - month) / 12;
};
