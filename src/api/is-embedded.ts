import "server-only";
import { env } from "#platform/env.ts";

/** Whether the reference backend answers in this process, for one of the two services at least. */
export const isEmbedded = (): boolean => {
  const { DATA_SERVICE_URL, CONTENT_SERVICE_URL } = env();
  return !DATA_SERVICE_URL || !CONTENT_SERVICE_URL;
};
