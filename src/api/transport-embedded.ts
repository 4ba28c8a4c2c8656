import "server-only";
import { checkParts, type Parts } from "#backend/http/check-parts.ts";
import { openBackend } from "#backend/http/open-backend.ts";
import { type PublicRoute, publicRoutes } from "#backend/http/public-routes.ts";
import { closeOpenDatabase } from "#backend/store/database.ts";
import { openPreparedDatabase } from "#backend/store/open-prepared-database.ts";
import { fillWithDemo, rewriteDemoTexts } from "#demo/fill-with-demo.ts";
import { log } from "#platform/log.ts";
import { dropPages } from "#platform/page-cache/drop-pages.ts";
import type { Transport } from "./transport.ts";

type OpenBackend = () => Promise<{ readonly fetch: (request: Request) => Promise<Response> }>;

/** Hands requests to a backend in this process, opened at the first call: no network hop, the same answers. */
export const transportTo = (open: OpenBackend): Transport => ({
  ready: open,
  mayHang: false,
  isReference: true,
  send: async ({ path, method, headers, body }, signal) => {
    const backend = await open();
    return backend.fetch(new Request(`http://embedded${path}`, { method, headers, body, signal }));
  },
});

/** The database of this environment; an empty one becomes the demo shop. */
const openOwnDatabase = () => openPreparedDatabase(fillWithDemo);

/** The reference backend on the database of this environment. */
export const embeddedTransport: Transport = transportTo(() => openBackend(fillWithDemo));

/** What of that backend others may reach, and on which conditions. */
export const embeddedRoutes: readonly Omit<PublicRoute, "answer">[] = publicRoutes;

/** How the parts of that backend are. */
export const checkEmbedded = (): Promise<Parts> => checkParts(openOwnDatabase);

/** A site that starts draws its first pages first; on the embedded database jobs would be in their way. */
const jobsWaitMs = 5_000;

/** The pages of this process, and of those that share its Redis. */
const thisStorefront = { name: "this process", tell: dropPages };

/** Starts the jobs of that backend, and answers what stops them. Their code is loaded by whoever runs them alone. */
export const runEmbeddedJobs = async (): Promise<() => Promise<void>> => {
  const { keepJobsRunning } = await import("#backend/jobs/keep-jobs-running.ts");
  return keepJobsRunning(openOwnDatabase, {
    log: log(),
    storefronts: [thisStorefront],
    rewriteTexts: rewriteDemoTexts,
    afterMs: jobsWaitMs,
  });
};

/** Lets go of the database of that backend, where it was opened. */
export const closeEmbedded: () => Promise<void> = closeOpenDatabase;
