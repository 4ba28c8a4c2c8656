import type { PointOfView } from "#domain/points-of-view.ts";

/** Where pictures of trade-ins are sent to, removed and had from. */
export const picturesAddress = "/api/trade-in-picture";

/** A picture of whoever is signed in; the file's id has a browser ask again when it was changed. */
export const pictureAddress = (id: string, pov: PointOfView, fileId: string): string =>
  `${picturesAddress}?${new URLSearchParams({ id, pov, file: fileId })}`;
