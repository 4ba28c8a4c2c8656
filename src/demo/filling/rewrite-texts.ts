import { setImmediate as turn } from "node:timers/promises";
import { and, eq, sql } from "drizzle-orm";
import type { Orm } from "#backend/store/database.ts";
import { rowsOf } from "#backend/store/rows-of.ts";
import { pages, redirects, siteSettings } from "#backend/store/schema/content.ts";
import { env } from "#platform/env.ts";
import { dealers } from "../dealers/dealers.ts";
import { buildRedirects } from "../redirects/redirects.ts";
import { drawnPictures } from "../stock/model-pictures.ts";
import { writePages } from "../texts/build-pages.ts";
import type { PageText } from "../texts/page-text.ts";
import type { SeedPage } from "../texts/seed-page.ts";
import { emptied } from "../texts/without-figures.ts";
import { readListed } from "./read-listed.ts";
import { pageRow } from "./seed-content.ts";
import { settingOfTexts } from "./texts-state.ts";

/** Pages that are made or stored at once: between two portions other work has its turn. */
const portion = 40;

/**
 * Rewrites the pages whose figures differ from the present stock, adds those that it calls for, and takes the figures from
 * those whose list is empty: they keep their addresses.
 * @param state what `readTextsState` answered before
 */
export const rewriteTexts = async (orm: Orm, state: string, now: Date): Promise<void> => {
  const built: SeedPage[] = [];
  const today = now.toISOString().slice(0, 10);
  const depositEuros = env().RESERVATION_DEPOSIT_EUR;
  const vehicles = await readListed(orm);
  for (const page of writePages({ vehicles, dealers, pictures: drawnPictures(), today, depositEuros })) {
    built.push(page);
    if (built.length % portion === 0) await turn();
  }
  await orm.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('volante.seed'))`);
    for (let start = 0; start < built.length; start += portion)
      await storePages(tx, built.slice(start, start + portion));
    await emptyOthers(tx, built);
    await tx.insert(redirects).values(buildRedirects(built)).onConflictDoNothing();
    const setting = { key: settingOfTexts, value: state };
    await tx
      .insert(siteSettings)
      .values(setting)
      .onConflictDoUpdate({ target: siteSettings.key, set: setting });
  });
};

type Writing = Pick<Orm, "execute" | "select" | "update">;

/** Rows that are as they were are not written: whatever shows them stays stored. */
const storePages = async (tx: Writing, built: readonly SeedPage[]): Promise<void> => {
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
      components = written.components, frame_id = written.frame_id, search_key = written.search_key
    from ${written}
    where ${own} and (pages.kind, pages.alternates, pages.seo, pages.components, pages.frame_id, pages.search_key)
      is distinct from (written.kind, written.alternates, written.seo, written.components, written.frame_id, written.search_key)`);
  await tx.execute(sql`
    insert into pages (locale, slug, kind, alternates, seo, components, frame_id, search_key)
    select locale, slug, kind, alternates, seo, components, frame_id, search_key from ${written}
    where not exists (select from pages where ${own})`);
};

/** The number of a page's frame, which is stored where no other page has had it. */
const storeFrame = async (tx: Writing, { header, footer, actionBar }: SeedPage): Promise<number> => {
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
const emptyOthers = async (tx: Writing, built: readonly SeedPage[]): Promise<void> => {
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
    const { seo, components } = emptied(text as PageText);
    const isOther = sql`(${pages.seo}, ${pages.components}) is distinct from (${JSON.stringify(seo)}::jsonb, ${JSON.stringify(components)}::jsonb)`;
    await tx
      .update(pages)
      .set({ seo, components })
      .where(and(eq(pages.id, id), isOther));
  }
};
