/** Id of where the results of a list begin, by the stem of the list's ids. */
export const resultsId = (id: string): string => `${id}-results`;
