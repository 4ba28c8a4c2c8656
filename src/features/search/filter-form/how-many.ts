/** How many limits are set. */
export const howMany = (...limits: (number | string | undefined)[]): number =>
  limits.filter((limit) => limit !== undefined).length;
