import type { AuditOptions } from "./audit-options.ts";
import { auditPages } from "./audit-pages.ts";
import { checkCoverage } from "./check-coverage.ts";
import { checkFiles } from "./check-files.ts";
import { checkHtml } from "./check-html.ts";
import { checkPages } from "./check-pages.ts";
import { checkPublished } from "./check-published.ts";
import { crawl } from "./crawl.ts";
import type { Findings } from "./findings.ts";

/** Reads every page that links lead to, and looks at those parts of them that are wanted. */
export const auditCrawl = async (site: string, options: AuditOptions, found: Findings): Promise<void> => {
  const { limits, isWanted } = options;
  const { pages, bodies, depths, redirects, leftOut } = await crawl(site, limits, (read) =>
    found.say(`${read} pages read`),
  );
  found.say(`${pages.length} pages read, the deepest ${Math.max(...depths.values())} clicks from home`);
  found.notes.push(
    `Left out by the limits: ${leftOut} addresses, most of them of vehicles and filtered lists.`,
  );
  if (isWanted("crawl")) {
    found.add("links, titles, ids, alternates", pages.length, checkPages(pages, redirects));
    found.add("specified paths reached", depths.size, checkCoverage(new Set(depths.keys())));
    found.add("HTML", pages.length, await checkHtml(bodies));
  }
  if (isWanted("files")) {
    const { checked, problems } = await checkFiles(site, pages);
    found.add("pictures, icons, styles", checked, problems);
  }
  if (isWanted("published")) {
    const known = new Set(pages.filter(({ canonical, path }) => canonical === path).map(({ path }) => path));
    const { checked, problems } = await checkPublished(site, known, limits.vehicles * 10);
    found.add("sitemaps, feeds, manifests", checked, problems);
  }
  if (isWanted("pages")) await auditPages(site, pages, options, found);
};
