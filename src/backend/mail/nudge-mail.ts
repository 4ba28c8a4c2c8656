import { nudgeJob } from "#backend/jobs/nudge-job.ts";

/** Triggers a delivery soon. Call it after the commit of what queued a mail, never inside. */
export const nudgeMail = (): void => nudgeJob("send-mail");
