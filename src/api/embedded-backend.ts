import "server-only";
import { perProcess } from "#platform/per-process.ts";
import type { OpenRoute } from "./public-gateway.ts";
import type { Transport } from "./transport.ts";

type OpenBackend = () => Promise<{
  /** Requests of others. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Calls of this storefront. */
  readonly answer: (request: Request) => Promise<Response>;
}>;

/** The reference backend, where it runs in this process: `src/server/` hands it over before the first request. */
export interface EmbeddedBackend {
  /** Opens it at the first call. */
  readonly open: OpenBackend;
  /** What of it others may reach, and on which conditions. */
  readonly routes: readonly OpenRoute[];
  /** How its parts are, within seconds. Never rejects. */
  readonly check: () => Promise<Readonly<Record<string, "up" | "starting" | "away">>>;
}

const provided = perProcess("embedded-backend", (): { backend?: EmbeddedBackend } => ({}));

export const provideBackend = (backend: EmbeddedBackend): void => {
  provided().backend = backend;
};

/** Throws where there is none, as in a build. */
export const embeddedBackend = (): EmbeddedBackend => {
  const { backend } = provided();
  if (!backend) throw new Error("No reference backend was provided in this process");
  return backend;
};

/** Hands requests to a backend in this process: no network hop, no JSON, the same answers. */
export const transportTo = (
  open: () => Promise<Pick<Awaited<ReturnType<OpenBackend>>, "answer">>,
): Transport => ({
  ready: open,
  mayHang: false,
  isReference: true,
  send: async ({ path, method, headers, body }, signal) => {
    const backend = await open();
    return backend.answer(new Request(`http://embedded${path}`, { method, headers, body, signal }));
  },
});

export const embeddedTransport: Transport = transportTo(async () => embeddedBackend().open());
