import { clearCachedAnswers } from "../clear-cached-answers.ts";
import { markInvalidated } from "./invalidated-tags.ts";
import { announceInvalidation } from "./invalidation-log.ts";

/**
 * Invalidates pages by tag (`api/cache-policy.ts`) and the cached answers of services, in this process and in all that share
 * its Redis. An invalidated page is rendered again before it is shown; only while its services do not answer is the old one
 * shown.
 * @returns whether all processes were notified; false: only this one was, and the call should be repeated
 */
export const invalidatePages = async (tags: readonly string[]): Promise<boolean> => {
  markInvalidated(tags);
  clearCachedAnswers();
  const number = await announceInvalidation(tags);
  if (number) markInvalidated(tags, { at: Date.now(), number });
  return number !== false;
};
