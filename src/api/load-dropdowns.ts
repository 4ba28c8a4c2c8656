import type { Dropdowns } from "./models/dropdowns.ts";
import type { Expenses } from "./models/full-price.ts";
import "server-only";
import { cache } from "react";
import { pageTags } from "#domain/page-tags.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";
import { setCachePolicy } from "./cache-policy.ts";
import { call } from "./call.ts";

/** Options of the filters, once per render. */
export const loadDropdowns = cache(async (locale: Locale): Promise<Result<Dropdowns>> => {
  setCachePolicy("content", [pageTags.stock]);
  return call("dropdowns", {}, { locale });
});

/** What contracts cost beside a price; undefined while it is not known. */
export const loadExpenses = async (locale: Locale): Promise<Expenses | undefined> => {
  const dropdowns = await loadDropdowns(locale);
  return dropdowns.ok ? dropdowns.value.financeConfig : undefined;
};
