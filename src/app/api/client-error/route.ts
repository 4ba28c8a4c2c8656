import { z } from "zod";
import { log } from "#platform/log.ts";
import { ownOrigins } from "#platform/own-origins.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const report = z.object({
  message: z.string().max(500),
  path: z.string().max(300),
});

const maxLength = 2000;
const maxPerMinute = 60;
let minute = 0;
let inThisMinute = 0;

/** Whoever can open a page can send reports: the log takes so many a minute and no more. */
const hasRoom = (): boolean => {
  const now = Math.floor(Date.now() / 60_000);
  if (now !== minute) [minute, inThisMinute] = [now, 0];
  inThisMinute += 1;
  return inThisMinute <= maxPerMinute;
};

const parse = (text: string) => {
  try {
    return report.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Takes into the log what has failed in a browser, where the page goes on without it. */
export const POST = limited("clientError", async (request) => {
  const origin = request.headers.get("origin");
  if (!origin || !ownOrigins(request).includes(origin))
    return new Response("Foreign origin", { status: 403 });
  const text = await request.text();
  const told = text.length <= maxLength ? parse(text) : undefined;
  if (!told) return new Response("Expected { message, path }", { status: 400 });
  if (hasRoom()) log().error(told, "A script failed in the browser");
  return new Response(null, { status: 204 });
});
