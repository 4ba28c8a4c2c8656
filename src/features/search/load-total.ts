import "server-only";
import { requestSearch } from "#api/request-search.ts";
import { requestedList } from "#contract/search.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { ok, type Result } from "#platform/result.ts";
import type { TotalRequest } from "./total-request.ts";
import { totalText } from "./total-text.ts";

/** How many vehicles match, in words: "128 vehículos · 2 reservados". */
export const loadTotal = async ({ locale, kind, dealers, query }: TotalRequest): Promise<Result<string>> => {
  const { sort, page, ...filters } = Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query)));
  const data = { kind, dealers: dealers && [...dealers], filters, limit: 1 };
  const answer = await requestSearch(requestedList(data), locale);
  return answer.ok ? ok(totalText(locale, answer.value.result)) : answer;
};
