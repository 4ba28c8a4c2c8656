import "server-only";
import type { ServiceName } from "#contract/endpoint.ts";
import { env } from "#platform/env.ts";
import { embeddedTransport } from "./embedded-backend.ts";
import type { Transport } from "./transport.ts";
import { httpTransport } from "./transport-http.ts";

/** The way to a service: over HTTP where its address is set, else the reference backend in this process. */
export const transportFor = (service: ServiceName): Transport => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL } = env();
  const base = service === "data" ? DATA_SERVICE_URL : CONTENT_SERVICE_URL;
  return base ? httpTransport(base) : embeddedTransport;
};
