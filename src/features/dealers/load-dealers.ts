import type { Dealer } from "#api/models/dealer.ts";
import "server-only";
import { cache } from "react";
import { setCachePolicy } from "#api/cache-policy.ts";
import { call } from "#api/call.ts";
import { pageTags } from "#domain/page-tags.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";

/** All dealers, once per render. */
export const loadDealers = cache(async (locale: Locale): Promise<Result<readonly Dealer[]>> => {
  setCachePolicy("content", [pageTags.content]);
  return call("dealers", {}, { locale });
});
