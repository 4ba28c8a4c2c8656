/** How long after a sign-in its browser and its network are known to the account. */
export const knownSeconds = 180 * 24 * 60 * 60;

export const knownMilliseconds: number = knownSeconds * 1000;
