import "server-only";
import { call } from "#api/call.ts";
import { ok, type Result } from "#platform/result.ts";
import { availableText } from "../total-text.ts";
import type { SuggestionsRequest } from "./suggestions-request.ts";

/** What a text may go on to, each with how many vehicles it finds, in words: none where the service suggests nothing. */
export const loadSuggestions = async ({
  locale,
  kind,
  text,
}: SuggestionsRequest): Promise<Result<readonly (readonly [text: string, count: string])[]>> => {
  const answer = await call("interpretSearch", { query: { text, kind, suggest: "1" } }, { locale });
  if (!answer.ok) return answer;
  const { suggestions = [] } = answer.value;
  return ok(suggestions.map((each) => [each.text, availableText(locale, each.count)] as const));
};
