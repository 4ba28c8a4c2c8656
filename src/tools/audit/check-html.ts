import type { Problem } from "./check-pages.ts";
import { htmlValidator } from "./html-validator.ts";

/**
 * What is wrong with the HTML of pages.
 * @param bodies by path
 */
export const checkHtml = async (bodies: ReadonlyMap<string, string>): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const [path, body] of bodies) {
    const { results } = await htmlValidator.validateString(body);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages))
      problems.push({ path, what: `${ruleId}: ${message} at ${selector}` });
  }
  return problems;
};
