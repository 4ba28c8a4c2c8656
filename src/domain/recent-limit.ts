/** How many vehicles are remembered as looked at. */
export const recentLimit = 12;
