import { sendFeeds } from "#features/seo/vehicle-feeds/send-feed.ts";
import { followShop } from "#pipeline/follow-shop.ts";
import { behindChecks } from "#pipeline/gateway/behind-checks.ts";
import { boundBody } from "#pipeline/gateway/bound-body.ts";
import { gatewayChecks } from "#pipeline/gateway/gateway-checks.ts";
import { requireOwnOrigin } from "#pipeline/gateway/require-own-origin.ts";
import { replaceBareAnswers } from "#pipeline/replace-bare-answers.ts";
import { sendSharedPages } from "#pipeline/send-shared-pages.ts";
import { transformDynamicPages } from "#pipeline/transform-dynamic-pages.ts";
import { inOrder, type Listener, type Step } from "#platform/in-order.ts";
import { noteConnection } from "#platform/rate-limit/note-connection.ts";
import { withRequestContext } from "#platform/request-context.ts";
import { withinAnswerTime } from "#platform/time-budget.ts";

/** What becomes of a request, in this order; the checks are in `pipeline/gateway/gateway-checks.ts`. @param trace where there are traces */
export const productionSteps = (framework: Listener, trace: readonly Step[]): Listener => {
  const stored = sendSharedPages();
  return inOrder([
    noteConnection,
    withinAnswerTime,
    withRequestContext,
    ...trace,
    followShop,
    replaceBareAnswers,
    // After it, so that what it gets is whole.
    transformDynamicPages(),
    behindChecks(gatewayChecks(), inOrder([sendFeeds, framework]), stored),
  ]);
};

/** The framework's own pages show where an error is, and nothing is stored. */
export const developmentSteps = (framework: Listener, trace: readonly Step[]): Listener =>
  inOrder([
    noteConnection,
    withinAnswerTime,
    withRequestContext,
    ...trace,
    followShop,
    transformDynamicPages({ all: true, script: "/_next/static/browser/reload-on-change.js" }),
    behindChecks([requireOwnOrigin, boundBody], inOrder([sendFeeds, framework])),
  ]);
