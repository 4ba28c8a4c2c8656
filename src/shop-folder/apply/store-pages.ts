import { setImmediate as turn } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pages, redirects, siteSettings } from "#backend/store/schema/content.ts";
import { buildPages, writePages } from "../pages/build-pages.ts";
import type { BuildPagesInput } from "../pages/build-pages-input.ts";
import type { PageText } from "../pages/page-text.ts";
import { buildRedirects } from "../pages/redirects.ts";
import type { ShopPage } from "../pages/shop-page.ts";
import { emptied } from "../pages/without-figures.ts";
import { pageRow } from "./page-rows.ts";
import { settingOfTexts } from "./texts-state.ts";

/** Pages that are made or stored at once: between two portions other work has its turn. */
const portion = 40;

/** The folder of one shop at a time is applied; what follows the stock waits as well. */
export const lockShop = (tx: Pick<Orm, "execute">) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('volante.seed'))`);

/** What makes pages: the shop, the stock that they follow, and its state as `readTextsState` answers it. */
export type PagesOfStock = BuildPagesInput & { readonly state: string };

/**
 * Stores the pages of a shop as its folder and its stock have them: adds and changes, takes figures from lists that have become empty,
 * and deletes what the folder no longer has. Rows that are as they were are not written.
 * @throws ShopFileError where the folder's texts do not fit together
 */
export const storeShopPages = async (tx: Orm, { state, ...input }: PagesOfStock): Promise<void> => {
  const built = buildPages(input);
  await writeRows(tx, built, built.length);
  await emptyLists(tx, built, input.shop.settings.name);
  const slugs = JSON.stringify(built.map(({ locale, slug }) => ({ locale, slug })));
  // Lists of makes and models keep their addresses, those of dealers and towns follow the folder.
  await tx.execute(sql`
    delete from pages where (locale, slug) not in (
      select locale, slug from jsonb_populate_recordset(null::pages, ${slugs}::jsonb))
    and (kind <> 'landing' or jsonb_path_exists(components, '$[*].data.dealers')
      or locale not in (select jsonb_array_elements_text(${JSON.stringify(input.shop.languages)}::jsonb)))`);
  await tx.execute(sql`delete from page_frames where id not in (select frame_id from pages)`);
  await storeRedirects(tx, buildRedirects(input.shop, built));
  await noteState(tx, state);
};

/** Has the stored pages say the figures of the present stock, and adds those that it calls for; lists keep their addresses. */
export const followStock = async (orm: Orm, { state, ...input }: PagesOfStock): Promise<void> => {
  const built: ShopPage[] = [];
  for (const page of writePages(input)) {
    built.push(page);
    if (built.length % portion === 0) await turn();
  }
  await orm.transaction(async (tx) => {
    await lockShop(tx);
    await writeRows(tx, built, portion);
    await emptyLists(tx, built, input.shop.settings.name);
    await tx.insert(redirects).values(buildRedirects(input.shop, built)).onConflictDoNothing();
    await noteState(tx, state);
  });
};

type Writing = Pick<Orm, "execute" | "select" | "update" | "insert" | "delete">;

const noteState = async (tx: Writing, state: string): Promise<void> => {
  const setting = { key: settingOfTexts, value: state };
  await tx
    .insert(siteSettings)
    .values(setting)
    .onConflictDoUpdate({
      target: siteSettings.key,
      set: setting,
      setWhere: sql`${siteSettings.value} <> ${state}`,
    });
};

const writeRows = async (tx: Writing, built: readonly ShopPage[], size: number): Promise<void> => {
  for (let start = 0; start < built.length; start += size)
    await storePortion(tx, built.slice(start, start + size));
};

/** Rows that are as they were are not written: whatever shows them stays stored. */
const storePortion = async (tx: Writing, built: readonly ShopPage[]): Promise<void> => {
  const frames = new Map<string, number>();
  const rows = [];
  for (const page of built) {
    const key = JSON.stringify([page.header, page.footer, page.actionBar ?? null]);
    const frameId = frames.get(key) ?? (await storeFrame(tx, page));
    frames.set(key, frameId);
    const { searchKey, ...row } = pageRow(page);
    rows.push({ ...row, frame_id: frameId, search_key: searchKey });
  }
  const written = sql`jsonb_populate_recordset(null::pages, ${JSON.stringify(rows)}::jsonb) as written`;
  const own = sql`pages.locale = written.locale and pages.slug = written.slug`;
  await tx.execute(sql`
    update pages set kind = written.kind, alternates = written.alternates, seo = written.seo,
      components = written.components, frame_id = written.frame_id, search_key = written.search_key,
      changed_at = case when (pages.seo, pages.components) is distinct from (written.seo, written.components) then now() else pages.changed_at end
    from ${written}
    where ${own} and (pages.kind, pages.alternates, pages.seo, pages.components, pages.frame_id, pages.search_key)
      is distinct from (written.kind, written.alternates, written.seo, written.components, written.frame_id, written.search_key)`);
  await tx.execute(sql`
    insert into pages (locale, slug, kind, alternates, seo, components, frame_id, search_key)
    select locale, slug, kind, alternates, seo, components, frame_id, search_key from ${written}
    where not exists (select from pages where ${own})`);
};

/** The number of a page's frame, which is stored where no other page has had it. */
const storeFrame = async (tx: Writing, { header, footer, actionBar }: ShopPage): Promise<number> => {
  const [head, foot, bar] = [header, footer, actionBar ?? null].map(
    (part) => sql`nullif(${JSON.stringify(part)}::jsonb, 'null')`,
  );
  const [row] = rowsOf<{ id: number }>(
    await tx.execute(sql`
      with known as (
        select id from page_frames where header = ${head} and footer = ${foot} and action_bar is not distinct from ${bar} limit 1
      ), added as (
        insert into page_frames (header, footer, action_bar)
        select ${head}, ${foot}, ${bar} where not exists (select from known) returning id
      )
      select id from known union all select id from added`),
  );
  if (row === undefined) throw new Error("The database stored no frame");
  return row.id;
};

/** Lists that the stock no longer calls for. */
const emptyLists = async (tx: Writing, built: readonly ShopPage[], shopName: string): Promise<void> => {
  const slugs = JSON.stringify(built.map(({ locale, slug }) => ({ locale, slug })));
  const others = await tx
    .select({ id: pages.id, seo: pages.seo, components: pages.components })
    .from(pages)
    .where(
      and(
        eq(pages.kind, "landing"),
        sql`(${pages.locale}, ${pages.slug}) not in (select locale, slug from jsonb_populate_recordset(null::pages, ${slugs}::jsonb))`,
      ),
    );
  for (const { id, ...text } of others) {
    const { seo, components } = emptied(text as PageText, shopName);
    const isOther = sql`(${pages.seo}, ${pages.components}) is distinct from (${JSON.stringify(seo)}::jsonb, ${JSON.stringify(components)}::jsonb)`;
    await tx
      .update(pages)
      .set({ seo, components, changedAt: sql`now()` })
      .where(and(eq(pages.id, id), isOther));
  }
};

/** Rows that are as they were are not written. */
const storeRedirects = async (
  tx: Writing,
  wanted: readonly (typeof redirects.$inferInsert)[],
): Promise<void> => {
  const rows = sql`jsonb_populate_recordset(null::redirects, ${JSON.stringify(wanted)}::jsonb)`;
  await tx.execute(sql`delete from redirects where path not in (select path from ${rows})`);
  await tx.execute(sql`
    insert into redirects (path, target, status) select path, target, status from ${rows}
    on conflict (path) do update set target = excluded.target, status = excluded.status
    where (redirects.target, redirects.status) is distinct from (excluded.target, excluded.status)`);
};
