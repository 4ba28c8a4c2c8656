import { z } from "zod";
import { refuse } from "#platform/answers/refuse.ts";
import { env } from "#platform/env.ts";
import { limited } from "#platform/rate-limit/limited.ts";
import { observe } from "#platform/telemetry/metrics.ts";

/** Beyond a minute nobody waited for a page: a tab that lay in the background. */
const duration = z
  .number()
  .min(0)
  .max(60_000)
  .transform((ms) => ms / 1000);

const vital = z.discriminatedUnion("name", [
  z.object({ name: z.enum(["FCP", "INP", "LCP", "TTFB"]), value: duration }),
  z.object({ name: z.literal("CLS"), value: z.number().min(0).max(100) }),
]);

const maxLength = 200;

const parse = (text: string) => {
  try {
    return vital.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Counts what a visitor's browser measured of a page, without anything about the visitor. */
export const POST = limited("webVitals", async (request) => {
  const text = await request.text();
  const found = text.length <= maxLength ? parse(text) : undefined;
  if (!found) return refuse({ kind: "invalid", message: "Expected { name, value }" });
  if (env().WEB_VITALS_SHARE === undefined) return new Response(null, { status: 204 });
  if (found.name === "CLS") observe("volante_layout_shift", found.value, {});
  else observe("volante_web_vital_seconds", found.value, { vital: found.name.toLowerCase() });
  return new Response(null, { status: 204 });
});
