import type { AddressLimitName } from "#platform/rate-limit/rate-limits.ts";

interface SandboxRoute {
  readonly method: "GET" | "POST";
  readonly path: `/sandbox/${string}`;
  readonly why: string;
  readonly limit: AddressLimitName;
  readonly query: readonly string[];
}

/**
 * What a browser calls to pay in the sandbox, the equivalent of Stripe's own API. A storefront whose services run apart forwards these
 * paths to them.
 */
export const sandboxRoutes = {
  pay: {
    method: "POST",
    path: "/sandbox/pay",
    why: "Simulates a charge for a client with the payment's token, where no real cards are charged",
    limit: "sandboxCard",
    query: [],
  },
  showAuthentication: {
    method: "GET",
    path: "/sandbox/authenticate",
    why: "Stands for a bank's page about a payment whose token it is given; it changes nothing",
    limit: "sandboxCard",
    query: ["token", "returnTo"],
  },
  takeAuthentication: {
    method: "POST",
    path: "/sandbox/authenticate",
    why: "The form of that page: pays or refuses, and redirects only into the shop",
    limit: "sandboxCard",
    query: ["token", "returnTo"],
  },
} as const satisfies Readonly<Record<string, SandboxRoute>>;
