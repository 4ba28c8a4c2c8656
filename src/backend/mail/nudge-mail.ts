import { perProcess } from "#platform/per-process.ts";

const nudged = perProcess("mail-nudge", (): { wake?: () => void } => ({}));

/** Says who is to look into the outbox when there is something new; answers how to take that back. */
export const onMailNudge = (wake: () => void): (() => void) => {
  const holder = nudged();
  holder.wake = wake;
  return () => {
    if (holder.wake === wake) delete holder.wake;
  };
};

/**
 * Has the outbox looked into soon. Call it after the commit of what queued a mail, never inside: until then nobody else
 * sees the message. Where no jobs run in this process the minute's sweep finds it.
 */
export const nudgeMail = (): void => nudged().wake?.();
