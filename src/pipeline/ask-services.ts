import "server-only";
import { z } from "zod";
import { call } from "#api/call.ts";
import { componentList } from "#contract/component-filters.ts";
import type { Page } from "#contract/page.ts";
import { vin } from "#contract/primitives.ts";
import { isAllowedRedirectTarget } from "#domain/page-path.ts";
import { homePath, localeOfPath, localePrefix } from "#domain/routes.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import { dispensableWaitMs, withinTime } from "#platform/time-budget.ts";
import { followRedirects, type Redirect } from "./follow-redirects.ts";
import type { ListFact, PathFact } from "./outcome.ts";
import { type AskServices, createPathTable, type PathTable } from "./path-table.ts";

/** The content service's slug of a path: `home` for the root of a language, else the path without its slashes. */
export const slugOfPath = (pathname: string, locale: Locale): string =>
  pathname.slice(localePrefix(locale).length).replace(/^\/|\/$/g, "") || "home";

/** The path at which visitors ask for a page, by its slug. */
export const pathOfSlug = (slug: string, locale: Locale): string =>
  slug === "home" ? homePath(locale) : `${localePrefix(locale)}/${slug}/`;

const askRedirect = async (pathname: string, locale: Locale): Promise<Redirect | undefined> => {
  const answer = await call("redirects", { query: { path: pathname } }, { locale });
  if (!answer.ok || !isAllowedRedirectTarget(answer.value.target)) return undefined;
  return { kind: "redirect", ...answer.value };
};

/** A page is found without its redirects: however many there are in a row, they are waited for briefly. */
const askRedirects = (pathname: string): Promise<Redirect | undefined> =>
  withinTime(dispensableWaitMs, () =>
    followRedirects(
      pathname,
      (path) => askRedirect(path, localeOfPath(path)),
      new URL(env().SITE_URL).origin,
    ),
  );

/** What the page's list is about, where it has one. */
const listOf = ({ components }: Page): ListFact | undefined => {
  const search = components.find(({ key }) => key === "search");
  const data = componentList.safeParse(search?.data);
  if (!search || !data.success) return undefined;
  const { kind, filters: preset, dealers } = data.data;
  return { kind, preset, dealers };
};

/** The component that makes a page a vehicle's. */
const vehicleKey = "vehicle-detail";

const vehiclePart = z.object({ vin });

/** What the data service says of the vehicle that a page is about, where it says that there is none. */
const askVehicle = async ({ components }: Page, locale: Locale): Promise<PathFact | undefined> => {
  const part = vehiclePart.safeParse(components.find(({ key }) => key === vehicleKey)?.data);
  if (!part.success) return undefined;
  const answer = await withinTime(dispensableWaitMs, () =>
    call("vehicle", { params: part.data }, { locale }),
  );
  if (answer.ok) return undefined;
  if (answer.error.kind === "gone") return { kind: "gone" };
  return answer.error.kind === "not-found" ? { kind: "missing" } : undefined;
};

const askPage = async (pathname: string, locale: Locale): Promise<PathFact> => {
  const answer = await call("page", { params: { slug: slugOfPath(pathname, locale) } }, { locale });
  if (answer.ok) {
    const absent = await askVehicle(answer.value, locale);
    if (absent) return absent;
    const keys = new Set(answer.value.components.map(({ key }) => key));
    return {
      kind: "page",
      list: listOf(answer.value),
      vehicle: keys.has(vehicleKey),
      reads: keys.has("finance-simulator") || keys.has("dealer-locator"),
      paged: keys.has("blog-list"),
    };
  }
  if (answer.error.kind === "gone") return { kind: "gone" };
  return ["not-found", "invalid"].includes(answer.error.kind) ? { kind: "missing" } : { kind: "unreachable" };
};

const ask: AskServices = async (pathname, locale) => {
  const [redirect, page] = await Promise.all([askRedirects(pathname), askPage(pathname, locale)]);
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
