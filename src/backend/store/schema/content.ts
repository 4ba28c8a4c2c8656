import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import type { Page, PageComponent } from "#contract/page.ts";
import type { ActionBar, Footer, Header } from "#contract/page-frame.ts";
import type { Locale } from "#platform/locale.ts";
import { moment } from "./vehicle-types.ts";

/** The frame around a page; many pages share one. */
export const pageFrames = pgTable("page_frames", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  header: jsonb("header").notNull().$type<Header>(),
  footer: jsonb("footer").notNull().$type<Footer>(),
  actionBar: jsonb("action_bar").$type<ActionBar>(),
});

/** With the meta list, which the answer has beside it. */
export type StoredSeo = NonNullable<Page["seo"]> &
  Pick<Page, "meta"> & { title: string; description: string };

export const pages = pgTable(
  "pages",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    locale: text("locale").notNull().$type<Locale>(),
    /** Without slashes at the ends; `home` for the home page, `error` for the page of the error route. */
    slug: text("slug").notNull(),
    kind: text("kind").notNull(),
    /** Slug of the same page in each language. */
    alternates: jsonb("alternates").notNull().$type<Partial<Record<Locale, string>>>(),
    seo: jsonb("seo").notNull().$type<StoredSeo>(),
    components: jsonb("components").notNull().$type<PageComponent[]>(),
    frameId: integer("frame_id")
      .notNull()
      .references(() => pageFrames.id),
    /** Kind and canonical filters of the page's Search component, by which a filtered search finds its page. */
    searchKey: text("search_key"),
    /** When what it says was last written. */
    changedAt: moment("changed_at").notNull().defaultNow(),
  },
  (table) => [
    unique("pages_address").on(table.locale, table.slug),
    index("pages_search_key").on(table.locale, table.searchKey),
    check("pages_locale", sql`${table.locale} ~ '^[a-z]+$'`),
    check("pages_slug_form", sql`${table.slug} ~ '^[a-zA-Z0-9_-]+(/[a-zA-Z0-9_-]+)*$'`),
  ],
);

export const redirects = pgTable(
  "redirects",
  {
    path: text("path").primaryKey(),
    target: text("target").notNull(),
    status: smallint("status").notNull().$type<301 | 302 | 307 | 308>(),
  },
  (table) => [
    check("redirects_path", sql`${table.path} ~ '^/[^?#]*/$'`),
    check("redirects_target", sql`${table.target} ~ '^(https?://|/($|[^/]))'`),
    check("redirects_status", sql`${table.status} in (301, 302, 307, 308)`),
    check("redirects_loop", sql`${table.target} <> ${table.path}`),
  ],
);

/** Settings of the site as a whole, by key. */
export const siteSettings = pgTable("site_settings", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
});
