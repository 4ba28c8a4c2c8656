/** How many vehicles a page of a list has where its block names no number. */
export const listPageSize = 24;
