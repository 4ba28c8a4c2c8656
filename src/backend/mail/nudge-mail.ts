import { nudgeJob } from "#backend/jobs/nudge-job.ts";

/** Has the outbox looked into soon. Call it after the commit of what queued a mail, never inside. */
export const nudgeMail = (): void => nudgeJob("send-mail");
