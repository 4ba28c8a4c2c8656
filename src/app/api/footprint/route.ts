import { after } from "next/server";
import { z } from "zod";
import { call } from "#api/call.ts";
import { isAllowedPath } from "#domain/page-path.ts";
import { localeOfPath } from "#domain/routes.ts";
import { trackingCodes } from "#domain/tracking-codes.ts";

const beacon = z.object({
  type: z.literal([trackingCodes.pageView, trackingCodes.faqs]),
  path: z.string().max(300).refine(isAllowedPath),
});

const maxLength = 1000;

const readBeacon = (text: string) => {
  try {
    return beacon.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Takes the page view, or the kind of page that was viewed, that the inline script sends: a path and nothing about who reads it. */
export async function POST(request: Request) {
  const text = await request.text();
  const view = text.length <= maxLength ? readBeacon(text) : undefined;
  if (!view) return new Response("Expected { type, path }", { status: 400 });
  const { type, path } = view;
  after(() =>
    call("footprint", { body: { type, data: JSON.stringify({ path }) } }, { locale: localeOfPath(path) }),
  );
  return new Response(null, { status: 204 });
}
