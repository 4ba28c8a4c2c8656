import { after } from "next/server";
import { z } from "zod";
import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import { readConsent } from "#domain/consent.ts";
import { isAllowedPath } from "#domain/page-path.ts";
import { localeOfPath } from "#domain/routes.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { readUtms } from "#domain/utm.ts";
import { refuse } from "#platform/answers/refuse.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const shortText = z.string().max(300);

const beacon = z.object({
  type: z.literal(Object.values(trackingCodes)),
  path: shortText.refine(isAllowedPath),
  data: z.record(z.string().max(40), z.union([shortText, z.number()])).optional(),
});

const maxLength = 4000;
const maxFields = 20;

const readBeacon = (text: string) => {
  try {
    const { data: view } = beacon.safeParse(JSON.parse(text));
    return Object.keys(view?.data ?? {}).length <= maxFields ? view : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Records events of pages: a page view, with its path and no data about the visitor; from visitors who
 * consented also the other events of specification section 9, with the campaign that their browser stores.
 */
export const POST = limited("footprint", async (request) => {
  const text = await request.text();
  const event = text.length <= maxLength ? readBeacon(text) : undefined;
  if (!event) return refuse({ kind: "invalid", message: "Expected { type, path, data? }" });
  const hasConsented = readConsent(request.headers.get("cookie")) === "all";
  const { type, path } = event;
  const isPageView = type === trackingCodes.pageView;
  if (!hasConsented && !isPageView) return refuse({ kind: "forbidden", message: "Needs consent" });
  const data = JSON.stringify(isPageView ? { path } : { ...event.data, path });
  const locale = localeOfPath(path);
  const campaign = readUtms(new URL(request.url).searchParams);
  const caller = hasConsented ? { ...(await readCaller(locale)), ...(campaign && { campaign }) } : { locale };
  after(() => call("footprint", { body: { type, data } }, caller));
  return new Response(null, { status: 204 });
});
