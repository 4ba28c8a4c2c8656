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
    const said = check({ request, response });
    if (said instanceof Promise) void said.then(settle);
    else settle(said);
  };

/**
 * Answers requests that pass these checks. A form that a script sends gets the page that its answer leads to, whose request passes them
 * as well.
 * @param stored answers what is stored, and says whether it has
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
