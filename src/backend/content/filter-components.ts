import { and, eq, sql } from "drizzle-orm";
import type { Call } from "#backend/http/call.ts";
import type { Handler } from "#backend/http/mount.ts";
import { recordMissedDemand } from "#backend/staff-mail/record-missed-demand.ts";
import { pages } from "#backend/store/schema/content.ts";
import { listPageSize } from "#backend/vehicle-list/list-page-size.ts";
import { runSearch } from "#backend/vehicle-list/run-search.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SearchQuery } from "#domain/search-query.ts";
import { serialiseSearchQuery } from "#domain/serialise-search-query.ts";
import { searchKeyOf } from "./search-key.ts";

type RequestedComponent = Parameters<
  Handler<typeof readingEndpoints.componentFiltered>
>[0]["body"]["components"][number];

/** `POST pages/component-filtered`: the vehicles of each Search component, where they are requested, and the page that its filters have. */
export const filterComponents: Handler<typeof readingEndpoints.componentFiltered> = async (
  { body },
  call,
) => {
  const requested = body.components.map((component) => ({ component, query: queryOf(component.data) }));
  const components = [];
  for (const { component, query } of body.pageOnly ? [] : requested) {
    const { id, key } = component;
    const { kind, dealers, limit = listPageSize } = component.data;
    const about = component.data.about && queryOf({ filters: component.data.about });
    const counts = component.data.counts?.map((filters) => queryOf({ filters }));
    const request = { query, kind, dealers, size: limit, about, counts };
    const data = await runSearch(request, call);
    if (!data.total && !data.reserved && component.data.limit === undefined) {
      const what = [kind, serialiseSearchQuery({ ...query, page: 1 })].filter(Boolean).join(", ");
      await recordMissedDemand(call.orm, "empty-search", { what, now: call.now });
    }
    components.push({ id, key, data });
  }
  const [first] = requested;
  const { kind, dealers } = first?.component.data ?? {};
  const slug = first && (await slugOf(searchKeyOf(kind, first.query, dealers), body.slug, call));
  return { slug: slug ?? body.slug ?? "home", components };
};

const queryOf = ({
  filters,
  sort,
  page,
}: Pick<RequestedComponent["data"], "filters" | "sort" | "page">): SearchQuery => {
  const params = new URLSearchParams(filters);
  if (sort !== undefined) params.set("sort", sort);
  if (page !== undefined) params.set("page", String(page));
  return parseSearchQuery(params).query;
};

/** The page whose Search component has exactly these filters; preferably the current one. */
const slugOf = async (key: string, current: string | undefined, { orm, locale }: Call) => {
  const [page] = await orm
    .select({ slug: pages.slug })
    .from(pages)
    .where(and(eq(pages.locale, locale), eq(pages.searchKey, key)))
    .orderBy(sql`${pages.slug} = ${current ?? ""} desc`, sql`${pages.kind} = 'list' desc`, pages.id)
    .limit(1);
  return page?.slug;
};
