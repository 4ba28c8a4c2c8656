/** Whether sharing happens on a page of the network, which a small window may show; the others open a program. */
export const opensPage = (address: string): boolean => address.startsWith("https://");
