import { z } from "zod";
import { refuse } from "#platform/answers/refuse.ts";
import { log } from "#platform/log.ts";
import { limited } from "#platform/rate-limit/limited.ts";

const report = z.object({
  message: z.string().max(500),
  path: z.string().max(300),
});

const maxLength = 2000;
const maxPerMinute = 60;
let minute = 0;
let inThisMinute = 0;

/** Anybody can send reports: the log accepts a limited number a minute. */
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

/** Logs errors of browsers, where the page goes on without the failed part. */
export const POST = limited("clientError", async (request) => {
  const text = await request.text();
  const failure = text.length <= maxLength ? parse(text) : undefined;
  if (!failure) return refuse({ kind: "invalid", message: "Expected { message, path }" });
  if (hasRoom()) log().error(failure, "A script failed in the browser");
  return new Response(null, { status: 204 });
});
