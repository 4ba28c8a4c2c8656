import { setTimeout as pause } from "node:timers/promises";
import { askPage } from "#api/asked-page.ts";
import { askVehicle } from "#api/asked-vehicle.ts";
import { listOfPage } from "#api/list-page.ts";
import type { Page } from "#api/models/page.ts";
import { slugOfPath } from "#domain/page-slug.ts";
import { perProcess } from "#platform/per-process.ts";
import "server-only";
import { call } from "#api/call.ts";
import { blocksOf } from "#contract/blocks/all-blocks.ts";
import { findBlock } from "#contract/blocks/find-block.ts";
import { vehicleDetailBlock } from "#contract/blocks/vehicle-detail.ts";
import { isAllowedRedirectTarget } from "#domain/page-path.ts";
import { localeOfPath } from "#domain/routes.ts";
import { env } from "#platform/env.ts";
import type { Locale } from "#platform/locale.ts";
import type { FailureKind } from "#platform/result.ts";
import { dispensableWaitMs, withinTime } from "#platform/time-budget.ts";
import { followRedirects, type Redirect } from "./follow-redirects.ts";
import type { PathFact } from "./outcome.ts";
import { type AskServices, createPathTable } from "./path-table.ts";

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

const absentFact = (kind: FailureKind): PathFact => {
  if (kind === "gone") return { kind: "gone" };
  return kind === "not-found" || kind === "invalid" ? { kind: "missing" } : { kind: "unreachable" };
};

/** What the answer about the vehicle of a page makes of it, where it is none that can be shown. A slow one is rendered when it comes. */
const askVehicleFact = async ({ components }: Page, locale: Locale): Promise<PathFact | undefined> => {
  const vehicle = findBlock(components, vehicleDetailBlock);
  if (!vehicle) return undefined;
  const answer = await Promise.race([
    askVehicle(vehicle.vin, locale),
    pause(dispensableWaitMs, undefined, { ref: false }),
  ]);
  if (!answer || answer.ok) return undefined;
  return absentFact(answer.error.kind);
};

const askPageFact = async (pathname: string, locale: Locale): Promise<PathFact> => {
  const answer = await askPage(slugOfPath(locale, pathname), locale);
  if (answer.ok) {
    const absent = await askVehicleFact(answer.value, locale);
    if (absent) return absent;
    const queries = blocksOf(answer.value).flatMap(({ reads }) => reads ?? []);
    return { kind: "page", list: listOfPage(answer.value), queries };
  }
  return absentFact(answer.error.kind);
};

const ask: AskServices = async (pathname, locale) => {
  const [redirect, page] = await Promise.all([askRedirects(pathname), askPageFact(pathname, locale)]);
  return redirect ?? page;
};

/** The table of this process, shared by the pipeline's bundle and the one that revalidates. */
export const pathTable = perProcess("path-table", () => createPathTable(ask));
