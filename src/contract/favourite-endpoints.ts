import type { Endpoint } from "./endpoint.ts";
import { favouriteBody, favouriteRemoval, favourites } from "./favourite.ts";
import { acknowledgement } from "./primitives.ts";

const shared = { service: "data", path: "/favorite", token: "required", idempotent: true } as const;

/** The customer's favourites, by server call. */
export const favouriteEndpoints = {
  favourites: {
    ...shared,
    summary: "The customer's favourites, newest first",
    description: "Called after a login and for the list of favourites.",
    method: "GET",
    data: favourites,
  },
  addFavourite: {
    ...shared,
    summary: "Adds a vehicle to the favourites",
    description: "Called by the heart of a card. Adding twice is adding once. A list holds 200.",
    errors: ["not-found", "favourite-limit"],
    method: "POST",
    body: favouriteBody,
    encoding: "json",
    data: acknowledgement,
  },
  removeFavourite: {
    ...shared,
    summary: "Removes a vehicle from the favourites",
    description: "Called by the heart of a card. A vehicle that is no favourite is no error.",
    method: "PUT",
    body: favouriteRemoval,
    encoding: "json",
    data: acknowledgement,
  },
} as const satisfies Record<string, Endpoint>;
