import { briefError, loggableError } from "#backend/loggable-error.ts";
import { inTrace } from "#platform/telemetry/spans.ts";
import type { Job, JobContext } from "./job.ts";

/** What stays in the table of jobs about a failed run: no values of statements, nothing of a person. */
class FailedRunError extends Error {
  override readonly name = "FailedRunError";
}

/** Which run it is: the first has been retried 0 times. */
export type Attempt = { readonly retryCount: number; readonly retryLimit: number };

/** Part of its time after which a job is told to come to an end. */
const stopsAfter = 0.8;

const limited = async <Value>(work: Promise<Value>, milliseconds: number): Promise<Value> => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`No end after ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * One run of a job within its time. Throws when it fails, so that it is tried again; the log has the reason, as an error
 * once it is not.
 */
export const performJob = async (
  name: string,
  job: Job,
  context: JobContext,
  { retryCount, retryLimit }: Attempt,
): Promise<void> => {
  const milliseconds = job.seconds * 1000;
  const almostOver = AbortSignal.timeout(milliseconds * stopsAfter);
  const stop = AbortSignal.any([context.stop, almostOver]);
  try {
    await inTrace("job", { job: name, run: retryCount + 1 }, () =>
      limited(job.run({ ...context, stop }), milliseconds),
    );
  } catch (error) {
    const entry = { job: name, run: retryCount + 1, ...loggableError(error) };
    if (retryCount >= retryLimit) context.log.error(entry, "A job has failed");
    else context.log.warn(entry, "A job failed; it is tried again");
    throw new FailedRunError(briefError(error));
  }
};
