import { pathOf } from "../texts/page-path.ts";
import { type PageName, pageSlugs } from "../texts/page-slugs.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";
import { makeRedirects } from "./make-redirects.ts";
import { oldAddresses } from "./old-addresses.ts";

/** Where old addresses lead, for the pages that there are. No target is itself redirected. */
export const buildRedirects = (pages: readonly SeedPage[]): SeedRedirect[] => [
  ...oldAddresses.map(({ path, language, page, status }) => ({
    path,
    target: pathOf(language, page),
    status,
  })),
  ...crossedSlugs(),
  ...makeRedirects(pages),
];

/** A Portuguese slug without its prefix, as people copy it, leads to the Portuguese page. */
const crossedSlugs = (): SeedRedirect[] => {
  const spanish = new Set<string>(Object.values(pageSlugs).map((slugs) => slugs.es));
  return (Object.keys(pageSlugs) as PageName[])
    .filter((name) => name !== "error" && !spanish.has(pageSlugs[name].pt))
    .map((name) => ({ path: `/${pageSlugs[name].pt}/`, target: pathOf("pt", name), status: 301 }));
};
