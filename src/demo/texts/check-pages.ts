import { pathOfSlug } from "#domain/page-slug.ts";
import { locales } from "#platform/locale.ts";
import { DemoFileError } from "../files/demo-file-error.ts";
import { nameField } from "../files/name-faults.ts";
import { articles } from "./blog/articles.ts";
import { frames } from "./frame.ts";
import type { SeedPage } from "./seed-page.ts";
import { checkBlocks } from "./written/check-blocks.ts";
import { checkLinks } from "./written/check-links.ts";
import { writtenPages } from "./written/written-pages.ts";

/**
 * Looks at what was written of the pages.
 * @throws DemoFileError that names file, line and field of blocks that have not the shape of the contract, of links that lead nowhere and
 * of addresses that another page has
 */
export const checkPages = (pages: readonly SeedPage[]): void => {
  const paths = new Set(pages.map(({ locale, slug }) => pathOfSlug(locale, slug)));
  const faults = locales.flatMap((locale) => {
    const own = pages.filter((page) => page.locale === locale);
    const written = [...writtenPages.values()].map((page) => page[locale]);
    const ofBlog = [...articles.values()].map((article) => article[locale]);
    const slugs = own.map(({ slug }) => slug).toSorted();
    const repeated = new Set(slugs.filter((slug, index) => slug === slugs[index - 1]));
    return [
      ...[...written, ...ofBlog]
        .filter(({ slug }) => repeated.has(slug))
        .map((page) => `${nameField(page.written, ["slug"])}: two pages have the address "${page.slug}"`),
      ...written.flatMap((page) =>
        checkBlocks(page, own.find(({ slug }) => slug === page.slug)?.components ?? []),
      ),
      ...checkLinks(
        [
          ...written.flatMap(({ texts }) => texts),
          ...frames[locale].texts,
          ...ofBlog.map(({ body }) => body),
        ],
        paths,
      ),
    ];
  });
  if (faults.length > 0) throw new DemoFileError(faults);
};
