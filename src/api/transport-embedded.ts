import "server-only";
import { openBackend } from "#backend/http/open-backend.ts";
import type { Transport } from "./transport.ts";

type OpenBackend = () => Promise<{ readonly fetch: (request: Request) => Promise<Response> }>;

/** Hands requests to a backend in this process, opened at the first call: no network hop, the same answers. */
export const transportTo = (open: OpenBackend): Transport => ({
  mayHang: false,
  send: async ({ path, method, headers, body }, signal) => {
    const backend = await open();
    return backend.fetch(new Request(`http://embedded${path}`, { method, headers, body, signal }));
  },
});

/** The reference backend on the database of this environment. */
export const embeddedTransport: Transport = transportTo(openBackend);
