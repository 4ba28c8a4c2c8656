import { perProcess } from "#platform/per-process.ts";

type JobsState = "starting" | "up" | "away";

const current = perProcess("jobs-state", (): { state: JobsState } => ({ state: "starting" }));

/** Whether this process works on jobs: it may not have started, or have failed to, and then it retries. */
export const jobsState = (): JobsState => current().state;

export const setJobsState = (state: JobsState): void => {
  current().state = state;
};
