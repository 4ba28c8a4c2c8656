import "server-only";
import { LRUCache } from "lru-cache";
import { call } from "#api/call.ts";
import { type Interpretation, searchTextLength } from "#contract/search.ts";
import { isAllowedPath } from "#domain/page-path.ts";
import { localePrefix } from "#domain/routes.ts";
import type { VehicleKind } from "#domain/vehicle-types.ts";
import type { Locale } from "#platform/locale.ts";
import { dispensableWaitMs, withinTime } from "#platform/time-budget.ts";
import { pathTable } from "./ask-services.ts";
import type { ListFact } from "./outcome.ts";
import { isSameList } from "./same-list.ts";

/** What a typed text means; undefined when the data service cannot tell. */
export const askInterpretation = async (
  text: string,
  kind: VehicleKind | undefined,
  locale: Locale,
): Promise<Interpretation | undefined> => {
  const query = { text: text.slice(0, searchTextLength), kind };
  const answer = await call("interpretSearch", { query }, { locale });
  return answer.ok ? answer.value : undefined;
};

/** A service that knows no page for a list names any: the page itself tells what it is about. */
const askListPage = async (wish: ListFact, locale: Locale): Promise<string | undefined> => {
  const { kind, preset, dealers } = wish;
  const data = { kind, filters: preset, dealers: dealers && [...dealers], limit: 1 };
  const body = { components: [{ id: "search", key: "search", data }] };
  const answer = await call("componentFiltered", { body }, { locale });
  if (!answer.ok) return undefined;
  const path = `${localePrefix(locale)}/${answer.value.slug}/`;
  if (!isAllowedPath(path)) return undefined;
  const fact = await pathTable().lookUp(path, locale);
  return fact.kind === "page" && fact.list && isSameList(fact.list, wish) ? path : undefined;
};

const freshForMs = 60_000;
const nowhere = "";

const createListPages = () =>
  new LRUCache<string, string>({
    max: 5_000,
    maxSize: 2_000_000,
    maxEntrySize: 8_000,
    sizeCalculation: (path, key) => path.length + key.length,
    ttl: freshForMs,
    // An older answer is handed out at once and asked again behind it, as with paths.
    allowStale: true,
    fetchMethod: async (key) => {
      const [locale, wish] = JSON.parse(key) as [Locale, ListFact];
      // A list can be shown where it was asked for: whether it has a page of its own is waited for briefly.
      return (await withinTime(dispensableWaitMs, () => askListPage(wish, locale))) ?? nowhere;
    },
  });

const holder = globalThis as { [key: symbol]: ReturnType<typeof createListPages> | undefined };
const name = Symbol.for("volante.list-pages");

/** The table of this process, shared by the pipeline's bundle and the one that revalidates. */
export const listPages = () => {
  const table = holder[name] ?? createListPages();
  holder[name] = table;
  return table;
};

const keyOf = ({ kind, preset, dealers }: ListFact, locale: Locale): string =>
  JSON.stringify([locale, { kind, preset, dealers }]);

/** Whether the page of such a list, or that there is none, is known without asking. */
export const isListPageKnown = (wish: ListFact, locale: Locale): boolean =>
  listPages().has(keyOf(wish, locale));

/** The path of the page whose list is exactly this, at most a minute old; undefined when there is none. */
export const findListPage = async (wish: ListFact, locale: Locale): Promise<string | undefined> => {
  const path = await listPages().fetch(keyOf(wish, locale));
  return path || undefined;
};
