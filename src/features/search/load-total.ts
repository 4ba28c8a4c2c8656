import "server-only";
import { call } from "#api/call.ts";
import { serialiseSearchQuery } from "#domain/search-query.ts";
import es from "#locales/es/search.ts";
import pt from "#locales/pt/search.ts";
import { marketOf } from "#market/markets.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import type { TotalRequest } from "./total-request.ts";

/** How many vehicles match, in words: "128 vehículos". */
export async function loadTotal({ locale, kind, dealers, query }: TotalRequest): Promise<Result<string>> {
  const { sort, page, ...filters } = Object.fromEntries(new URLSearchParams(serialiseSearchQuery(query)));
  const data = { kind, dealers: dealers && [...dealers], filters, limit: 1 };
  const answer = await call(
    "componentFiltered",
    { body: { components: [{ id: "search", key: "search", data }] } },
    { locale },
  );
  if (!answer.ok) return answer;
  const total = answer.value.components[0]?.data.total;
  if (total === undefined)
    return fail("contract", "The answer has no component", { endpoint: "componentFiltered" });
  const words = { es, pt }[locale];
  const name = words[total === 1 ? "vehicles#one" : "vehicles#other"];
  return ok(`${marketOf(locale).formats.number(total)} ${name}`);
}
