import { createServer } from "node:http";
import { env } from "./env.ts";
import type { Listener } from "./in-order.ts";
import { InterceptableResponse } from "./interceptable-response.ts";
import { log } from "./log.ts";

interface Health {
  /** Answers `/readyz` as the process does on its own port. */
  readonly answer: Listener;
  readonly isEnding: () => boolean;
}

/**
 * Answers `/healthz` and `/readyz` on `HEALTH_PORT`, where it is set, until the process exits. A port that is taken is logged as an error; the
 * site runs without.
 */
export const serveHealth = ({ answer, isEnding }: Health): void => {
  const { HEALTH_PORT: port } = env();
  if (port === undefined) return;
  const server = createServer({ ServerResponse: InterceptableResponse }, (request, response) => {
    if (request.url === "/healthz") response.writeHead(200).end("ok");
    else if (request.url !== "/readyz") response.writeHead(404).end();
    else if (isEnding()) response.writeHead(503).end("ending");
    else answer(request, response);
  });
  server.on("error", (err) => log().error({ err, port }, "HEALTH_PORT cannot be listened on"));
  server.listen(port).unref();
};
