/** How many vehicles stand side by side. A file of its own: every page's scripts carry it. */
export const compareLimit = 4;
