import { and, eq, getTableColumns } from "drizzle-orm";
import { NotFoundError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import { pageFrames, pages } from "#backend/store/schema/content.ts";
import { vehiclePage } from "#backend/vehicle/vehicle-page.ts";
import type { Page } from "#contract/page.ts";
import type { readingEndpoints } from "#contract/reading-endpoints.ts";
import { localePrefix } from "#domain/routes.ts";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import { locales } from "#platform/locale.ts";
import { pathOfPage } from "./path-of-page.ts";

type StoredPage = typeof pages.$inferSelect;
type Frame = typeof pageFrames.$inferSelect;

/** `GET pages/{slug}`: a content page, or the page of a vehicle. */
export const getPage: Handler<typeof readingEndpoints.page> = async ({ params }, call) => {
  const { orm, locale } = call;
  const isAt = (slug: string) => and(eq(pages.locale, locale), eq(pages.slug, slug));
  const ofPage = eq(pageFrames.id, pages.frameId);
  const [stored] = await orm
    .select({ page: pages, frame: pageFrames })
    .from(pages)
    .innerJoin(pageFrames, ofPage)
    .where(isAt(params.slug));
  if (stored !== undefined) return describePage(stored.page, stored.frame);
  const address = parseVehiclePath(`${localePrefix(locale)}/${params.slug}/`);
  const [frame] = address
    ? await orm
        .select(getTableColumns(pageFrames))
        .from(pages)
        .innerJoin(pageFrames, ofPage)
        .where(isAt("home"))
    : [];
  const page = address && frame && (await vehiclePage(address, frameParts(frame), call));
  if (page === undefined) throw new NotFoundError("No such page");
  return page;
};

const describePage = (page: StoredPage, frame: Frame): Page => {
  const { meta, ...seo } = page.seo;
  return {
    slug: page.slug,
    locale: page.locale,
    path: pathOfPage(page.locale, page.slug),
    alternates: alternatesOf(page),
    seo,
    ...(meta && { meta }),
    ...frameParts(frame),
    components: page.components,
  };
};

/** The address of a page in each language that has it. */
export const alternatesOf = ({
  alternates,
}: Pick<StoredPage, "alternates">): NonNullable<Page["alternates"]> =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const slug = alternates[locale];
      return slug === undefined ? [] : [[locale, pathOfPage(locale, slug)]];
    }),
  );

const frameParts = ({ header, footer, actionBar }: Frame): Pick<Page, "header" | "footer" | "actionBar"> => ({
  header,
  footer,
  ...(actionBar !== null && { actionBar }),
});
