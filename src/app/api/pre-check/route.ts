import { preCheck } from "#domain/finance/pre-check.ts";
import { pathWithin } from "#domain/path-within.ts";
import { readAmount } from "#domain/read-amount.ts";
import { cacheControl } from "#platform/answers/cache-control.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { ownOrigins } from "#platform/own-origins.ts";

const longestBody = 2_000;

/** Leads back to the page of the questions with the outcome alone: what was typed is neither stored nor in the address. */
export const POST = async (request: Request) => {
  const body = await request.text();
  const form = new URLSearchParams(body.length <= longestBody ? body : "");
  const [origin = ""] = ownOrigins(request);
  const page = pathWithin(URL.parse(form.get("page") ?? "", origin)?.href, [origin]);
  if (page === undefined) return refuse({ kind: "invalid", message: "Expected the page of the questions" });
  const [income, paid, fee] = ["income", "paid", "fee"].map((name) => readAmount(form.get(name)));
  const back = new URL(page, origin);
  back.searchParams.set("part", "check");
  back.searchParams.set("fit", preCheck({ income, paid, fee }));
  return new Response(null, {
    status: 303,
    headers: { location: back.pathname + back.search, "cache-control": cacheControl.noStore },
  });
};
