/** Where the photographs of a feed are served, each under the SHA-256 of its file. */
export const stockPictures = {
  /** On the storefront. */
  pathOf: (hash: string): string => `/api/services/pictures/${hash}`,
  /** At the services, which a storefront whose services run apart forwards it to. */
  route: { method: "GET", path: "/pictures/{hash}" },
} as const;

const hash = /^[0-9a-f]{64}$/;

export const isPictureHash = (text: string): boolean => hash.test(text);

/** Whether it is the address of such a photograph as pages write it. */
export const isStockPicture = (path: string): boolean => {
  const start = stockPictures.pathOf("");
  return path.startsWith(start) && isPictureHash(path.slice(start.length));
};
