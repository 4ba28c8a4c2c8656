import { loadSuggestions } from "#features/search/text-search/load-suggestions.ts";
import { readSuggestionsRequest } from "#features/search/text-search/suggestions-request.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { cacheLifetimes } from "#platform/cache-lifetimes.ts";
import { limited } from "#platform/rate-limit/limited.ts";

/**
 * What a text that is being typed may go on to: `?text&kind&locale`. Cached by the visitor's browser for a
 * minute.
 */
export const GET = limited("searchSuggestions", async (request) => {
  const read = readSuggestionsRequest(new URL(request.url).searchParams);
  if (!read.ok) return refuse(read.error);
  const suggestions = await loadSuggestions(read.value);
  if (!suggestions.ok) return refuse({ kind: suggestions.error.kind });
  return Response.json(suggestions.value, {
    headers: { "cache-control": cacheControl.private(cacheLifetimes.searchSuggestions) },
  });
});
