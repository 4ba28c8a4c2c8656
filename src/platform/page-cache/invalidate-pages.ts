import { clearCachedAnswers } from "../clear-cached-answers.ts";
import { markInvalidated } from "./invalidated-tags.ts";
import { announceInvalidation } from "./invalidation-log.ts";

/**
 * Invalidates pages by tag (`api/cache-policy.ts`) in this process and in all that share its Redis, and what is kept of the services'
 * answers. An invalidated page is rendered again before it is shown; only while its services do not answer is it shown as it was.
 * @returns whether all were told; false: this process knows, and it should be said again
 */
export const invalidatePages = async (tags: readonly string[]): Promise<boolean> => {
  markInvalidated(tags);
  clearCachedAnswers();
  const number = await announceInvalidation(tags);
  if (number) markInvalidated(tags, { at: Date.now(), number });
  return number !== false;
};
