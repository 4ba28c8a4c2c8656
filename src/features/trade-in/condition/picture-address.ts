import type { PointOfView } from "#domain/points-of-view.ts";

/** Endpoint that stores, deletes and serves photos of cars. */
export const picturesAddress = "/api/trade-in-picture";

/** What a photo belongs to: a customer's trade-in, or the request of a visitor for a car without a value, by its key. */
export type PictureOwner = { readonly id: string; readonly isRequest?: boolean };

/** Address of a photo, for its owner; the file id invalidates the browser's cache after a change. */
export const pictureAddress = ({ id, isRequest }: PictureOwner, pov: PointOfView, fileId: string): string =>
  `${picturesAddress}?${new URLSearchParams({ id, pov, file: fileId, ...(isRequest && { request: "1" }) })}`;
