import { searchKeyOf } from "#backend/content/search-key.ts";
import { bulkInsert } from "#backend/store/bulk-insert.ts";
import type { Orm } from "#backend/store/database.ts";
import { pageFrames, pages, redirects, siteSettings } from "#backend/store/schema/content.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { searchBlock } from "#contract/blocks/search.ts";
import { parseSearchQuery } from "#domain/parse-search-query.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";

export type SeedContent = {
  readonly pages: readonly SeedPage[];
  readonly redirects: readonly SeedRedirect[];
  readonly settings: Readonly<Record<string, string>>;
};

/** Stores the content pages; header, footer and action bar are stored once for all pages that share them. */
export const seedContent = async (orm: Pick<Orm, "execute">, content: SeedContent): Promise<void> => {
  const frames = new Map<string, typeof pageFrames.$inferInsert & { id: number }>();
  const frameOf = ({ header, footer, actionBar }: SeedPage): number => {
    const key = JSON.stringify([header, footer, actionBar]);
    const frame = frames.get(key) ?? { id: frames.size + 1, header, footer, actionBar: actionBar ?? null };
    frames.set(key, frame);
    return frame.id;
  };
  const rows = content.pages.map((page, index) => ({
    id: index + 1,
    ...pageRow(page),
    frameId: frameOf(page),
  }));
  await bulkInsert(orm, pageFrames, [...frames.values()]);
  await bulkInsert(orm, pages, rows);
  await bulkInsert(orm, redirects, [...content.redirects]);
  await bulkInsert(
    orm,
    siteSettings,
    Object.entries(content.settings).map(([key, value]) => ({ key, value })),
  );
};

/** A page as it is stored, without its frame. */
export const pageRow = (page: SeedPage) => ({
  locale: page.locale,
  slug: page.slug === "" ? "home" : page.slug,
  kind: page.kind,
  alternates: page.alternates,
  seo: page.seo,
  components: page.components,
  searchKey: searchKey(page),
});

const searchKey = (page: SeedPage): string | null => {
  const search = findBlock(page.components, searchBlock);
  if (search === undefined) return null;
  const { filters, kind, dealers } = search;
  return searchKeyOf(kind, parseSearchQuery(new URLSearchParams(filters)).query, dealers);
};
