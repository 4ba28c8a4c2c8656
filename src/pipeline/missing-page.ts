import "server-only";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import type { Locale } from "#platform/locale.ts";
import type { MissingAnswer } from "#platform/page-cache/rendered-facts.ts";
import type { FailureKind } from "#platform/result.ts";
import { notFoundMessage } from "./not-found-messages.ts";
import { pathTable } from "./path-table.ts";

const messageOf = (path: string): string =>
  notFoundMessage(parseVehiclePath(path) ? "vehicle" : "content", path);

/**
 * What a page is answered with that turns out not to exist only while it is rendered, since the path table still knows another
 * answer; the table forgets it. Undefined when the failure does not say that there is no such page, or no such vehicle.
 * @param path the page's public path
 */
export const missingPage = (path: string, locale: Locale, kind: FailureKind): MissingAnswer | undefined => {
  if (kind !== "gone" && kind !== "not-found" && kind !== "invalid") return undefined;
  pathTable().forget(path, locale);
  if (kind === "gone") return { status: 410, message: notFoundMessage("gone", path) };
  return { status: 404, message: messageOf(path) };
};

/**
 * What a page is answered with whose page or vehicle cannot be fetched while it is rendered: not found as well, unless it was stored
 * before (specification section 8).
 * @param path the page's public path
 */
export const unfetchedPage = (path: string, locale: Locale, kind: FailureKind): MissingAnswer =>
  missingPage(path, locale, kind) ?? { status: 404, message: messageOf(path), mayComeBack: true };
