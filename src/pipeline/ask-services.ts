import "server-only";
import { call } from "#api/call.ts";
import { componentList } from "#contract/component-filters.ts";
import type { Page } from "#contract/page.ts";
import { isAllowedRedirectTarget } from "#domain/page-path.ts";
import { localePrefix } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import type { ListFact, PathFact } from "./outcome.ts";
import { type AskServices, createPathTable, type PathTable } from "./path-table.ts";

/** The content service's slug of a path: `home` for the root of a language, else the path without its slashes. */
export const slugOfPath = (pathname: string, locale: Locale): string =>
  pathname.slice(localePrefix(locale).length).replace(/^\/|\/$/g, "") || "home";

const askRedirect = async (pathname: string, locale: Locale): Promise<PathFact | undefined> => {
  const answer = await call("redirects", { query: { path: pathname } }, { locale });
  if (!answer.ok) return undefined;
  const { target, status } = answer.value;
  return isAllowedRedirectTarget(target) && target !== pathname
    ? { kind: "redirect", target, status }
    : undefined;
};

/** What the page's list is about, where it has one. */
const listOf = ({ components }: Page): ListFact | undefined => {
  const search = components.find(({ key }) => key === "search");
  const data = componentList.safeParse(search?.data);
  if (!search || !data.success) return undefined;
  const { kind, filters: preset, dealers } = data.data;
  return { kind, preset, dealers };
};

const askPage = async (pathname: string, locale: Locale): Promise<PathFact> => {
  const answer = await call("page", { params: { slug: slugOfPath(pathname, locale) } }, { locale });
  if (answer.ok) {
    const keys = new Set(answer.value.components.map(({ key }) => key));
    return {
      kind: "page",
      list: listOf(answer.value),
      vehicle: keys.has("vehicle-detail"),
      reads: keys.has("finance-simulator") || keys.has("dealer-locator"),
      paged: keys.has("blog-list"),
    };
  }
  if (answer.error.kind === "gone") return { kind: "gone" };
  return ["not-found", "invalid"].includes(answer.error.kind) ? { kind: "missing" } : { kind: "unreachable" };
};

const ask: AskServices = async (pathname, locale) => {
  const [redirect, page] = await Promise.all([askRedirect(pathname, locale), askPage(pathname, locale)]);
  return redirect ?? page;
};

const holder = globalThis as { [key: symbol]: PathTable | undefined };
const name = Symbol.for("volante.path-table");

/** The table of this process, shared by the pipeline's bundle and the one that revalidates. */
export const pathTable = (): PathTable => {
  const table = holder[name] ?? createPathTable(ask);
  holder[name] = table;
  return table;
};
