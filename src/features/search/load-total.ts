import "server-only";
import { call } from "#api/call.ts";
import { askedList } from "#contract/search.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import type { TotalRequest } from "./total-request.ts";
import { totalText } from "./total-text.ts";

/** How many vehicles match, in words: "128 vehículos · 2 reservados". */
export const loadTotal = async ({ locale, kind, dealers, query }: TotalRequest): Promise<Result<string>> => {
  const { sort, page, ...filters } = Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query)));
  const data = { kind, dealers: dealers && [...dealers], filters, limit: 1 };
  const answer = await call("componentFiltered", { body: askedList(data) }, { locale });
  if (!answer.ok) return answer;
  const result = answer.value.components[0]?.data;
  return result === undefined
    ? fail("contract", "The answer has no component", { endpoint: "componentFiltered" })
    : ok(totalText(locale, result));
};
