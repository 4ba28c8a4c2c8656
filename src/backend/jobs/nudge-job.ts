import { perProcess } from "#platform/per-process.ts";

const nudged = perProcess("job-nudge", (): { wake?: (name: string) => void } => ({}));

/** Registers what runs a job when there is something new; returns a function that unregisters it. */
export const onNudge = (wake: (name: string) => void): (() => void) => {
  const holder = nudged();
  holder.wake = wake;
  return () => {
    if (holder.wake === wake) delete holder.wake;
  };
};

/**
 * Has a job run soon. Call it after the commit of what there is to do, never inside: until then it is not visible to others. Where no jobs
 * run in this process the schedule finds it.
 */
export const nudgeJob = (name: string): void => nudged().wake?.(name);
