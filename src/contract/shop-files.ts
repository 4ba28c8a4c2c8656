/** Where files of the shop's folder are served, each under the start of its SHA-256. */
export const shopFiles = {
  /** At the content service. */
  path: "/shop/files/",
  /** On the storefront. */
  ownPath: "/api/services/shop/files/",
} as const;

/** Whether it is the address of a picture of the folder, as pages write it. */
export const isShopPicture = (path: string): boolean =>
  path.startsWith(shopFiles.ownPath) &&
  /^[0-9a-f]{16}\.(?:png|jpg|webp)$/.test(path.slice(shopFiles.ownPath.length));
