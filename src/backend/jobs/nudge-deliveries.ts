import { nudgeJob } from "./nudge-job.ts";

/** Triggers the delivery of mails soon. Call it after the commit of what queued them, never inside. */
export const nudgeDeliveries = (): void => nudgeJob("send-mail");
