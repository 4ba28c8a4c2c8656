import next from "next";
import { type EmbeddedBackend, provideBackend } from "#api/embedded-backend.ts";
import { isEmbedded } from "#api/is-embedded.ts";
import { checkParts } from "#backend/http/check-parts.ts";
import { openBackend } from "#backend/http/open-backend.ts";
import { publicRoutes } from "#backend/http/public-routes.ts";
import { superviseJobs } from "#backend/jobs/supervise-jobs.ts";
import { closeOpenDatabase } from "#backend/store/open-database.ts";
import { openPreparedDatabase } from "#backend/store/prepare.ts";
import { fillWithDemo, rewriteDemoTexts } from "#demo/fill-with-demo.ts";
import { destinationHosts } from "#features/tracking/destinations/load-destinations.ts";
import { behindChecks } from "#pipeline/gateway/behind-checks.ts";
import { boundBody } from "#pipeline/gateway/bound-body.ts";
import { gatewayChecks } from "#pipeline/gateway/gateway-checks.ts";
import { requireOwnOrigin } from "#pipeline/gateway/require-own-origin.ts";
import { readyAnswers } from "#pipeline/ready/ready-answers.ts";
import { noteRendering } from "#pipeline/rendering.ts";
import { replaceBareAnswers } from "#pipeline/replace-bare-answers.ts";
import { transformDynamicPages } from "#pipeline/transform-dynamic-pages.ts";
import { allowOnEveryPage } from "#platform/answers/content-policy.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import { drain } from "#platform/drain.ts";
import { inOrder, type Listener, type Step } from "#platform/in-order.ts";
import { listen } from "#platform/listen.ts";
import { log } from "#platform/log.ts";
import { logOutput } from "#platform/log-output.ts";
import { invalidatePages } from "#platform/page-cache/invalidate-pages.ts";
import { followInvalidations } from "#platform/page-cache/invalidation-log.ts";
import { noteConnection } from "#platform/rate-limit/note-connection.ts";
import { settle } from "#platform/settle.ts";
import { startTelemetry } from "#platform/telemetry/start-telemetry.ts";
import { withinAnswerTime } from "#platform/time-budget.ts";

/** What becomes of a request, in this order; the checks are in `pipeline/gateway/gateway-checks.ts`. @param trace where there are traces */
export const productionSteps = (framework: Listener, trace: readonly Step[]): Listener => {
  const stored = readyAnswers();
  return inOrder([
    noteConnection,
    withinAnswerTime,
    noteRendering,
    ...trace,
    replaceBareAnswers,
    // After it, so that what it gets is whole.
    transformDynamicPages(),
    behindChecks(gatewayChecks(), framework, stored),
  ]);
};

/** The framework's own pages show where an error is, and nothing is stored. */
export const developmentSteps = (framework: Listener, trace: readonly Step[]): Listener =>
  inOrder([
    noteConnection,
    withinAnswerTime,
    noteRendering,
    ...trace,
    transformDynamicPages({ all: true, script: "/_next/static/browser/reload-on-change.js" }),
    behindChecks([requireOwnOrigin, boundBody], framework),
  ]);

/** The database of this environment; an empty one becomes the demo shop. */
const openOwnDatabase = () => openPreparedDatabase(fillWithDemo);

/** The reference backend on the database of this environment. */
export const referenceBackend: EmbeddedBackend = {
  open: () => openBackend(fillWithDemo),
  routes: publicRoutes,
  check: () => checkParts(openOwnDatabase),
};

/** A site that starts renders its first pages first; on the embedded database jobs would be in their way. */
const jobsWaitMs = 5_000;

/** The pages of this process, and of those that share its Redis. */
const thisStorefront = { name: "this process", tell: invalidatePages };

/** Starts the jobs of that backend. Returns what stops them. */
export const runJobs = (): (() => Promise<void>) =>
  superviseJobs(openOwnDatabase, {
    log: log(),
    storefronts: [thisStorefront],
    rewriteTexts: rewriteDemoTexts,
    afterMs: jobsWaitMs,
  });

interface Serving {
  readonly port: number;
  /** Serves the sources as they are, not the build. */
  readonly dev?: boolean;
  /** Ends what has to outlive the site. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * The web server of the site, on all addresses of this machine: it starts the framework, listens, and hands requests to it (`steps.ts`). Until
 * the framework has started the port is closed, so what stands in front asks elsewhere.
 * SIGTERM and SIGINT answer what is under way, finish the jobs and end the process. Rejects when the port is taken.
 */
export const serveSite = async ({ port, dev = false, afterwards }: Serving): Promise<void> => {
  // First of all: what is opened later is traced.
  const traces = await startTelemetry({ service: "volante", callers: "visitors" });
  if (!dev) logOutput();
  let answer: Listener | undefined;
  // Development reloads pages by another protocol.
  const server = createHttpServer((request, response) => answer?.(request, response), { upgrades: dev });
  let stopListening = (): void => undefined;
  const app = next({ dev, port, hostname: "localhost", httpServer: server, quiet: !dev });
  let isEnding = false;
  let stopJobs = async (): Promise<void> => undefined;
  const end = async (): Promise<void> => {
    const drained = drain(server, stopListening);
    if (dev) server.closeAllConnections();
    await Promise.all([drained, settle(stopJobs())]);
    await settle(closeOpenDatabase());
    await traces?.sendLast();
    await app.close().catch((err: unknown) => log().error({ err }, "The framework could not be closed"));
    await afterwards?.();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      void end().finally(() => process.exit(0));
    });
  provideBackend(referenceBackend);
  allowOnEveryPage(destinationHosts());
  await app.prepare();
  const handle = app.getRequestHandler();
  const steps = dev ? developmentSteps : productionSteps;
  answer = steps((request, response) => void handle(request, response), traces ? [traces.trace] : []);
  ({ stop: stopListening } = await listen(server, port));
  void followInvalidations();
  if (isEmbedded()) stopJobs = runJobs();
};
