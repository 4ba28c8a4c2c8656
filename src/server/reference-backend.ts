import type { EmbeddedBackend } from "#api/embedded-backend.ts";
import { checkParts } from "#backend/http/check-parts.ts";
import { openBackend } from "#backend/http/open-backend.ts";
import { publicRoutes } from "#backend/http/public-routes.ts";
import { superviseJobs } from "#backend/jobs/supervise-jobs.ts";
import { closeOpenDatabase } from "#backend/store/open-database.ts";
import { openPreparedDatabase } from "#backend/store/prepare.ts";
import { prepareShop, rewriteShopTexts } from "#demo/prepare-shop.ts";
import { log } from "#platform/log.ts";

/** The database of this environment; an empty one becomes the shop that SHOP names. */
const openOwnDatabase = () => openPreparedDatabase(prepareShop);

/** The reference backend on the database of this environment. */
export const referenceBackend: EmbeddedBackend = {
  open: () => openBackend(prepareShop),
  routes: publicRoutes,
  check: () => checkParts(openOwnDatabase),
};

/** A site that starts renders its first pages first; on the embedded database jobs would be in their way. */
const jobsWaitMs = 5_000;

/** Starts the jobs of that backend. Returns what stops them. */
export const runJobs = (): (() => Promise<void>) =>
  superviseJobs(openOwnDatabase, {
    log: log(),
    rewriteTexts: rewriteShopTexts,
    afterMs: jobsWaitMs,
  });

/** Closes its database, if it was opened. */
export const closeBackend = closeOpenDatabase;
