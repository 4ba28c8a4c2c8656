import type { PointOfView } from "#domain/points-of-view.ts";

/** Endpoint that stores, deletes and serves photos of trade-ins. */
export const picturesAddress = "/api/trade-in-picture";

/** Address of a photo, for its owner; the file id invalidates the browser's cache after a change. */
export const pictureAddress = (id: string, pov: PointOfView, fileId: string): string =>
  `${picturesAddress}?${new URLSearchParams({ id, pov, file: fileId })}`;
