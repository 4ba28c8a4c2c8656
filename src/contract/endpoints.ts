import { carRequestEndpoints } from "./car-request-endpoints.ts";
import { favouriteEndpoints } from "./favourite-endpoints.ts";
import { leadEndpoints } from "./lead-endpoints.ts";
import { notificationEndpoints } from "./notification-endpoints.ts";
import { paymentEndpoints } from "./payment-endpoints.ts";
import { readingEndpoints } from "./reading-endpoints.ts";
import { sessionEndpoints } from "./session-endpoints.ts";
import { tradeInEndpoints } from "./trade-in-endpoints.ts";
import { userEndpoints } from "./user-endpoints.ts";

/** Every call that the storefront makes, by name: the one source of client, reference backend and OpenAPI. */
export const endpoints = {
  ...sessionEndpoints,
  ...readingEndpoints,
  ...leadEndpoints,
  ...userEndpoints,
  ...tradeInEndpoints,
  ...carRequestEndpoints,
  ...notificationEndpoints,
  ...favouriteEndpoints,
  ...paymentEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
