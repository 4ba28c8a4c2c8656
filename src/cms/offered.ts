import { parsePanelHash } from "#domain/panel-hash.ts";
import { isRequestPanel } from "#domain/request-panels.ts";
import { matchRoute, type RouteName, routes } from "#domain/route-paths.ts";
import { isWizard } from "#domain/wizard-address.ts";
import { offeredPanels } from "#panels/offered-panels.ts";

/** Whether a part of the site exists: `route:login`, `panel:contact`. False for unknown names. */
export const isOffered = (name: string): boolean => {
  const [sort, part = ""] = name.split(":");
  if (sort === "panel") return isOfferedPanel(part);
  return sort === "route" && Object.hasOwn(routes, part) && routes[part as RouteName].offered;
};

/** Whether the target of a link exists. `#reserve` opens nothing (specification section 2). */
export const leadsSomewhere = (address: string): boolean => {
  const [before = "", fragment] = address.split("#");
  const panel = fragment === undefined ? undefined : parsePanelHash(`#${fragment}`);
  if (fragment === "reserve" || (panel && !isOfferedPanel(panel.name))) return false;
  const route = matchRoute(before.split("?")[0] ?? "");
  if (route?.name === "request") return isRequestPanel(route.params.panel) || isWizard(route.params.panel);
  return route === undefined || routes[route.name].offered;
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

const isOfferedPanel = (name: string): boolean => offeredPanels.some((panel) => panel === name);
