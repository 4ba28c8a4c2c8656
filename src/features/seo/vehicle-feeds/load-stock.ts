import "server-only";
import { call } from "#api/call.ts";
import type { Vehicle } from "#api/models/vehicle.ts";
import { requestSearch } from "#api/request-search.ts";
import { requestedList } from "#contract/search.ts";
import { isAbsent } from "#platform/answers/refuse-file.ts";
import type { Locale } from "#platform/locale.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { withNewTime } from "#platform/time-budget.ts";

type Batches = AsyncGenerator<Result<readonly Vehicle[]>>;

/** Calls at once, where each vehicle is one. */
const atOnce = 4;
const pageSize = 48;

/** The vehicles of a page of the list, with all that their own pages show. */
const loadDetails = async (vins: readonly string[], locale: Locale): Promise<Result<readonly Vehicle[]>> => {
  const found: Vehicle[] = [];
  for (let at = 0; at < vins.length; at += atOnce) {
    const answers = await Promise.all(
      vins
        .slice(at, at + atOnce)
        .map((vin) => withNewTime(() => call("vehicle", { params: { vin } }, { locale }))),
    );
    for (const answer of answers) {
      if (answer.ok) found.push(answer.value);
      // Sold since.
      else if (answer.error.kind !== "not-found" && answer.error.kind !== "gone") return answer;
    }
  }
  return ok(found);
};

/** Page by page of the list of all vehicles, each vehicle once although the list moves. */
const fromLists = async function* (locale: Locale): Batches {
  const seen = new Set<string>();
  for (let page = 1, last = 1; page <= last; page++) {
    const body = requestedList({ filters: {}, sort: "newest", page, limit: pageSize });
    const answer = await withNewTime(() => requestSearch(body, locale));
    if (!answer.ok) return yield answer;
    const { vehicles, page: shown, isPaged } = answer.value.result;
    if (isPaged) last = shown.count;
    const vins = vehicles.filter(({ vin, reserved, bought }) => !reserved && !bought && !seen.has(vin));
    for (const { vin } of vins) seen.add(vin);
    yield await loadDetails(
      vins.map(({ vin }) => vin),
      locale,
    );
  }
};

/**
 * All vehicles that can be bought, batch by batch. A service without batches of the stock has its lists read, and each vehicle by its VIN. The
 * last batch is a failure where not all could be read.
 */
export const loadStock = async function* (locale: Locale): Batches {
  let after: number | undefined;
  do {
    const query = { ...(after !== undefined && { after }) };
    const answer = await withNewTime(() => call("stock", { query }, { locale }));
    if (!answer.ok)
      return yield* after === undefined && isAbsent(answer.error) ? fromLists(locale) : [answer];
    const { vehicles, next } = answer.value;
    if (next !== undefined && next <= (after ?? -1))
      return yield fail("contract", "The stock does not end", { endpoint: "stock" });
    yield ok(vehicles);
    after = next;
  } while (after !== undefined);
};
