import { NotFoundError } from "#backend/errors.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import { offersSandbox } from "../choose-provider.ts";
import { showAuthentication, takeAuthentication } from "./authentication-pages.ts";
import { takeCard } from "./pay-routes.ts";
import { sandboxPath } from "./sandbox-path.ts";

/** Where cards are charged for real, nobody pays with a word. */
const whereOffered =
  (answer: PublicRoute["answer"]): PublicRoute["answer"] =>
  (...asked) => {
    if (!offersSandbox()) throw new NotFoundError("No such path");
    return answer(...asked);
  };

/** The part of the sandbox that browsers reach: what Stripe's own address is for Stripe. */
export const sandboxRoutes: readonly PublicRoute[] = [
  {
    method: "POST",
    path: sandboxPath("pay"),
    why: "Pretends to charge a card for whoever has the payment's token, where no real ones are charged",
    limit: "sandboxCard",
    query: [],
    answer: whereOffered(takeCard),
  },
  {
    method: "GET",
    path: sandboxPath("authenticate"),
    why: "Stands for a bank's page about a payment whose token it is given; it changes nothing",
    limit: "sandboxCard",
    query: ["token", "returnTo"],
    answer: whereOffered(showAuthentication),
  },
  {
    method: "POST",
    path: sandboxPath("authenticate"),
    why: "The answer to that page: pays or does not, and leads back into the shop only",
    limit: "sandboxCard",
    query: ["token", "returnTo"],
    answer: whereOffered(takeAuthentication),
  },
];
