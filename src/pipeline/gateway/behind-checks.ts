import { inOrder, type Listener, type Step } from "#platform/in-order.ts";
import { followRedirectInternally } from "./follow-redirect-internally.ts";
import type { GatewayCheck } from "./gateway-check.ts";
import { type Exchange, type Refusal, refuse } from "./refuse.ts";

/** Refuses what a check refuses; what need not wait for it is answered in the same turn. */
const refusing =
  (check: GatewayCheck): Step =>
  (request, response, next) => {
    const settle = (refusal: Refusal | undefined) =>
      refusal ? refuse({ request, response }, refusal) : next();
    const refusal = check({ request, response });
    if (refusal instanceof Promise) void refusal.then(settle);
    else settle(refusal);
  };

/**
 * Answers requests that pass these checks. A form sent by a script receives the page that its answer
 * redirects to; the request for that page passes the checks as well.
 * @param stored answers from the stored pages, and returns whether it did
 */
export const behindChecks = (
  checks: readonly GatewayCheck[],
  answer: Listener,
  stored: (exchange: Exchange) => boolean = () => false,
): Listener => {
  const visit = inOrder([
    ...checks.map(refusing),
    (request, response, next) => {
      if (!stored({ request, response })) next();
    },
    (request, response, next) => {
      followRedirectInternally({ request, response }, (exchange) =>
        visit(exchange.request, exchange.response),
      );
      next();
    },
    answer,
  ]);
  return visit;
};
