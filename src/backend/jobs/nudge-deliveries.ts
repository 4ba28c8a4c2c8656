import { env } from "#platform/env.ts";
import { nudgeJob } from "./nudge-job.ts";

/** Triggers the delivery of mails and events soon. Call it after the commit of what queued them, never inside. */
export const nudgeDeliveries = (): void => {
  nudgeJob("send-mail");
  if (env().WEBHOOK_URLS.length > 0) nudgeJob("send-events");
};
