import { offersPage, offersPanel, offersRoute } from "#api/offered-parts.ts";
import { parsePanelHash } from "#domain/panel-hash.ts";
import { isRequestPanel } from "#domain/request-panels.ts";
import { matchRoute, type RouteName, routes } from "#domain/route-paths.ts";
import { isWizard } from "#domain/wizard-address.ts";

/** Whether a part of the site exists: `route:login`, `panel:contact`. False for unknown names. */
export const isOffered = (name: string): boolean => {
  const [sort, part = ""] = name.split(":");
  if (sort === "panel") return offersPanel(part);
  return sort === "route" && Object.hasOwn(routes, part) && offersRoute(part as RouteName);
};

/** Whether the target of a link exists. `#reserve` opens nothing (specification section 2). */
export const leadsSomewhere = (address: string): boolean => {
  const [before = "", fragment] = address.split("#");
  const panel = fragment === undefined ? undefined : parsePanelHash(`#${fragment}`);
  if (fragment === "reserve" || (panel && !offersPanel(panel.name, panel.subject !== undefined)))
    return false;
  const [path = "", query] = before.split("?");
  const route = matchRoute(path);
  if (route === undefined) return true;
  const isNamed = isRequestPanel(route.params.panel) || isWizard(route.params.panel);
  if (route.name === "request" && !isNamed) return false;
  return routes[route.name].offered && offersPage(route, new URLSearchParams(query).has("vin"));
};

/**
 * Removes content for parts that the site does not have: items and components that need one (`needs`), those
 * that replace an existing one (`without`), and links without a target. The input stays unchanged, so what
 * was removed is back once the part exists. Pure.
 */
export const leaveOutUnoffered = <T>(content: T): T => leaveOut(content) as T;

const leaveOut = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.filter(stays).map(leaveOut);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) =>
      isObject(item) && !Array.isArray(item) && !stays(item) ? [] : [[key, leaveOut(item)]],
    ),
  );
};

const stays = (item: unknown): boolean => {
  if (!isObject(item)) return true;
  const { needs, without, link, href, data } = item;
  if (typeof needs === "string" && !isOffered(needs)) return false;
  if (typeof without === "string" && isOffered(without)) return false;
  if ([link, href].some((address) => typeof address === "string" && !leadsSomewhere(address))) return false;
  return (
    typeof item.key !== "string" || !isObject(data) || typeof data.needs !== "string" || isOffered(data.needs)
  );
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
