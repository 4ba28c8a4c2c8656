import { isIP } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { type SuperviseOptions, superviseJobs } from "#backend/jobs/supervise-jobs.ts";
import { openDatabase } from "#backend/store/open-database.ts";
import { type Filling, prepare } from "#backend/store/prepare.ts";
import { answerHeaders } from "#platform/answers/answer-headers.ts";
import { createHttpServer } from "#platform/create-http-server.ts";
import { drain } from "#platform/drain.ts";
import { env } from "#platform/env.ts";
import { finishBeforeExit } from "#platform/finish-before-exit.ts";
import { inOrder } from "#platform/in-order.ts";
import { listen } from "#platform/listen.ts";
import { log } from "#platform/log.ts";
import { noteConnection } from "#platform/rate-limit/note-connection.ts";
import { serveHealth } from "#platform/serve-health.ts";
import { startTelemetry } from "#platform/telemetry/start-telemetry.ts";
import { createBackend } from "./app.ts";
import { addressOfServices } from "./public-address.ts";

/** The services for browsers without a storefront in front of them, with the headers that it would add. */
const withAnswerHeaders =
  (fetch: (request: Request) => Promise<Response>) =>
  async (request: Request): Promise<Response> => {
    const answer = await fetch(request);
    for (const [name, value] of Object.entries(answerHeaders)) answer.headers.set(name, value);
    return answer;
  };

export type ServedBackend = { readonly url: string; readonly close: () => Promise<void> };

type Serving = Pick<SuperviseOptions, "rewriteTexts"> & {
  readonly port: number;
  /** Seeds an empty database. */
  readonly fill: Filling;
};

/** The host name for clients; the wildcard address is no address to call. */
const nameOf = (host: string): string => {
  if (["127.0.0.1", "::1", "0.0.0.0", "::"].includes(host)) return "localhost";
  return isIP(host) === 6 ? `[${host}]` : host;
};

/**
 * Serves both services on one port (0 takes a free one) of `SERVICES_HOST` and prints how to point a storefront at them. Throws
 * `DatabaseLockedError` while another process owns the embedded database. SIGTERM and SIGINT finish pending requests, release the database
 * and end the process.
 */
export const serveBackend = async ({ port, fill, rewriteTexts }: Serving): Promise<ServedBackend> => {
  const traces = await startTelemetry({ service: "volante-services", callers: "storefronts" });
  const database = await openDatabase();
  await prepare(database, fill);
  const { fetch } = createBackend(database, { publicAddress: addressOfServices });
  const { SERVICES_HOST: hostname } = env();
  const answer = getRequestListener(withAnswerHeaders(fetch), { hostname });
  const server = createHttpServer(inOrder([...(traces ? [traces.trace] : []), noteConnection, answer]));
  let isEnding = false;
  serveHealth({ answer, isEnding: () => isEnding });
  const { port: listensOn, stop } = await listen(server, port, hostname);
  const url = `http://${nameOf(hostname)}:${listensOn}`;
  const stopJobs = superviseJobs(async () => database, {
    log: log(),
    ...(rewriteTexts && { rewriteTexts }),
  });
  const close = async () => {
    isEnding = true;
    const stopped = stopJobs();
    await drain(server, stop);
    await stopped;
    await finishBeforeExit(database.close());
    await traces?.sendLast();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  process.stdout.write(`DATA_SERVICE_URL=${url}\nCONTENT_SERVICE_URL=${url}\n`);
  return { url, close };
};
