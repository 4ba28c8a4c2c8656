/** Whether a network shares on a web page, which a small window can show; others open an app. */
export const opensPage = (address: string): boolean => address.startsWith("https://");
