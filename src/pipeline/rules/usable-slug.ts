import { isAllowedPath, isSitePath } from "#domain/page-path.ts";
import type { PageRequest } from "../outcome.ts";

/** The page that the visitor was on last, by the session-slug cookie; undefined when it holds nothing usable, or this page. */
export const usableSlug = ({ sessionSlug: slug, url }: PageRequest): string | undefined =>
  isSitePath(slug) && isAllowedPath(slug) && slug.endsWith("/") && slug !== url.pathname ? slug : undefined;
