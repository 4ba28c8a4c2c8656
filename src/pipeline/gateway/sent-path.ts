/** The path of an address as it was sent, escapes and all. */
export const sentPath = (url: string): string => url.split(/[?#]/, 1)[0] ?? "";
