// Takes connections and runs what every request passes, pages or not. What page a path is decides middleware.ts.
import { existsSync } from "node:fs";
import next from "next";
import { transportFor } from "#api/choose-transport.ts";
import { provideBackend } from "#api/embedded-backend.ts";
import { followPageChanges } from "#api/follow-page-changes.ts";
import { isEmbedded } from "#api/is-embedded.ts";
import { loadShop } from "#api/load-shop.ts";
import { destinationHosts } from "#features/tracking/destinations/load-destinations.ts";
import { renderPagesBy } from "#pipeline/shared-pages.ts";
import { allowOnEveryPage } from "#platform/answers/content-policy.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import { drain } from "#platform/drain.ts";
import { finishBeforeExit } from "#platform/finish-before-exit.ts";
import type { Listener } from "#platform/in-order.ts";
import { listen } from "#platform/listen.ts";
import { log } from "#platform/log.ts";
import { logOutput } from "#platform/log-output.ts";
import { pageCacheDirectory } from "#platform/page-cache/directory.ts";
import { allFollowed } from "#platform/page-cache/followed-records.ts";
import { followInvalidations } from "#platform/page-cache/invalidate-pages.ts";
import { serveHealth } from "#platform/serve-health.ts";
import { startTelemetry } from "#platform/telemetry/start-telemetry.ts";
import { renderBy } from "./render-page.ts";
import { developmentSteps, productionSteps } from "./steps.ts";

/** Pages of the process before are shown from when it is known what has changed since. */
const longestStartMs = 1_000;
/** A site without pages renders its first ones first: an embedded database that is opened would be in their way. */
const firstPagesMs = 5_000;

interface Serving {
  readonly port: number;
  /** Serves the sources as they are, not the build. */
  readonly dev?: boolean;
  /** Ends what has to outlive the site. */
  readonly afterwards?: () => Promise<void>;
}

/**
 * The web server of the site, on all addresses of this machine: it starts the framework, listens, and passes requests
 * to it (`steps.ts`). Until the framework has started the port is closed, so a load balancer tries elsewhere. On
 * SIGTERM and SIGINT it answers open requests, finishes the jobs and exits. Rejects when the port is taken.
 */
export const serveSite = async ({ port, dev = false, afterwards }: Serving): Promise<void> => {
  // First of all: what is opened later is traced.
  const traces = await startTelemetry({ service: "volante", callers: "visitors" });
  if (!dev) logOutput();
  let answer: Listener | undefined;
  // Development reloads pages by another protocol.
  const server = createHttpServer((request, response) => answer?.(request, response), { upgrades: dev });
  let stopListening = async (): Promise<void> => undefined;
  // A storefront with other services does not install the packages of the reference backend.
  const reference = isEmbedded() ? await import("./reference-backend.ts") : undefined;
  const app = next({ dev, port, hostname: "localhost", httpServer: server, quiet: !dev });
  let isEnding = false;
  const ending = new AbortController();
  let stopJobs = async (): Promise<void> => undefined;
  const end = async (): Promise<void> => {
    const drained = drain(server, stopListening);
    if (dev) server.closeAllConnections();
    await Promise.all([drained, finishBeforeExit(stopJobs())]);
    if (reference) await finishBeforeExit(reference.closeBackend());
    await traces?.sendLast();
    await app.close().catch((err: unknown) => log().error({ err }, "The framework could not be closed"));
    await afterwards?.();
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      ending.abort();
      void end().finally(() => process.exit(0));
    });
  if (reference) provideBackend(reference.referenceBackend);
  allowOnEveryPage(destinationHosts());
  void followInvalidations(ending.signal);
  const isWithPages = !dev && existsSync(pageCacheDirectory());
  const follow = () => void followPageChanges(transportFor("data"), ending.signal);
  if (isWithPages) follow();
  await app.prepare();
  const handle = app.getRequestHandler();
  const steps = dev ? developmentSteps : productionSteps;
  const framework: Listener = (request, response) => void handle(request, response);
  const renderPage = renderBy(framework);
  if (!dev)
    renderPagesBy(async (path) => {
      // Again, since a change may have come between the rules and the rendering.
      await loadShop();
      return renderPage(path);
    });
  answer = steps(framework, traces ? [traces.trace] : []);
  serveHealth({ answer, isEnding: () => isEnding });
  if (isWithPages) await allFollowed(longestStartMs);
  ({ stop: stopListening } = await listen(server, port));
  if (!dev && !isWithPages) setTimeout(follow, reference ? firstPagesMs : 0).unref();
  if (reference) stopJobs = reference.runJobs();
};
