import "server-only";
import type { ServiceName } from "#contract/endpoint.ts";
import { env } from "#platform/env.ts";

/** Whether the reference backend answers in this process for a service. */
export const isServiceEmbedded = (service: ServiceName): boolean => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL } = env();
  return !(service === "data" ? DATA_SERVICE_URL : CONTENT_SERVICE_URL);
};

/** Whether it does for one of the two at least. */
export const isEmbedded = (): boolean => isServiceEmbedded("data") || isServiceEmbedded("content");
