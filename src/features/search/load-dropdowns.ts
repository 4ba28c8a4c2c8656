import type { Dropdowns } from "#api/models/dropdowns.ts";
import "server-only";
import { cache } from "react";
import { setCachePolicy } from "#api/cache-policy.ts";
import { call } from "#api/call.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";

/** Options of the filters, once per render. */
export const loadDropdowns = cache(async (locale: Locale): Promise<Result<Dropdowns>> => {
  await setCachePolicy("content", [pageTags.stock]);
  return call("dropdowns", {}, { locale });
});
