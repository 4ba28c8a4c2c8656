import "server-only";
import { parseVehiclePath } from "#domain/vehicle-address.ts";
import type { Locale } from "#platform/locale.ts";
import type { MissingAnswer } from "#platform/page-cache/page-marks.ts";
import type { FailureKind } from "#platform/result.ts";
import { pathOfSlug, pathTable } from "./ask-services.ts";
import { notFoundMessage } from "./not-found-messages.ts";

/**
 * What a page is answered with that turns out not to exist only while it is drawn, since the path table still knows another
 * answer; the table forgets it. Undefined when the failure does not say that there is no such page.
 * @param slug the content service's name of the page
 */
export const missingPage = (slug: string, locale: Locale, kind: FailureKind): MissingAnswer | undefined => {
  if (kind !== "gone" && kind !== "not-found" && kind !== "invalid") return undefined;
  const path = pathOfSlug(slug, locale);
  pathTable().forget(path, locale);
  if (kind === "gone") return { status: 410, message: notFoundMessage("gone", path) };
  return { status: 404, message: notFoundMessage(parseVehiclePath(path) ? "vehicle" : "content", path) };
};
