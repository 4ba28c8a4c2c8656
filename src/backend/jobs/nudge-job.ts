import { perProcess } from "#platform/per-process.ts";

const nudged = perProcess("job-nudge", (): { wake?: (name: string) => void } => ({}));

/** Says who is to run a job when there is something new; answers how to take that back. */
export const onNudge = (wake: (name: string) => void): (() => void) => {
  const holder = nudged();
  holder.wake = wake;
  return () => {
    if (holder.wake === wake) delete holder.wake;
  };
};

/**
 * Has a job run soon. Call it after the commit of what there is to do, never inside: until then nobody else sees it. Where no jobs
 * run in this process the schedule finds it.
 */
export const nudgeJob = (name: string): void => nudged().wake?.(name);
