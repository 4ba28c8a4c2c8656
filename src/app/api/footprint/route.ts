import { after } from "next/server";
import { z } from "zod";
import { call } from "#api/call.ts";
import { readConsent } from "#domain/consent.ts";
import { isAllowedPath } from "#domain/page-path.ts";
import { localeOfPath } from "#domain/routes.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";
import { readUtms } from "#domain/utm.ts";
import { ownOrigins } from "#platform/own-origins.ts";
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
 * Takes what pages tell: a page view, with a path and nothing about who reads it; from visitors who agreed the other
 * events of specification section 9 too, with the campaign that their browser keeps (product decision 28).
 */
export const POST = limited("footprint", async (request) => {
  const origin = request.headers.get("origin");
  if (!origin || !ownOrigins(request).includes(origin))
    return new Response("Foreign origin", { status: 403 });
  const text = await request.text();
  const told = text.length <= maxLength ? readBeacon(text) : undefined;
  if (!told) return new Response("Expected { type, path, data? }", { status: 400 });
  const agreed = readConsent(request.headers.get("cookie")) === "all";
  const { type, path } = told;
  const isPageView = type === trackingCodes.pageView;
  if (!agreed && !isPageView) return new Response("Needs consent", { status: 403 });
  const data = JSON.stringify(isPageView ? { path } : { ...told.data, path });
  const campaign = agreed ? readUtms(new URL(request.url).searchParams) : undefined;
  after(() => call("footprint", { body: { type, data } }, { locale: localeOfPath(path), campaign }));
  return new Response(null, { status: 204 });
});
