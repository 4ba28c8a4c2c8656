import { pathOf } from "../texts/page-path.ts";
import type { SeedPage, SeedRedirect } from "../texts/seed-page.ts";
import { writtenPages } from "../texts/written/written-pages.ts";
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
  const spanish = new Set([...writtenPages.values()].map(({ es }) => es.slug));
  return [...writtenPages]
    .filter(([name, { pt }]) => name !== "error" && !spanish.has(pt.slug))
    .map(([name, { pt }]) => ({ path: `/${pt.slug}/`, target: pathOf("pt", name), status: 301 }));
};
