/** Id of the start of a list's results, by the stem of the list's ids. */
export const resultsId = (id: string): string => `${id}-results`;
