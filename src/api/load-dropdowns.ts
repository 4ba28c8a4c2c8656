import type { Dropdowns } from "./models/dropdowns.ts";
import type { Expenses } from "./models/full-price.ts";
import "server-only";
import { cache } from "react";
import { pageTags } from "#domain/page-tags.ts";
import type { Locale } from "#platform/locale.ts";
import type { Result } from "#platform/result.ts";
import { setCachePolicy } from "./cache-policy.ts";
import { call } from "./call.ts";

/** Once per render. */
const requestDropdowns = cache((locale: Locale) => call("dropdowns", {}, { locale }));

/** Options of the filters. */
export const loadDropdowns = (locale: Locale): Promise<Result<Dropdowns>> => {
  setCachePolicy("content", [pageTags.stock]);
  return requestDropdowns(locale);
};

/** The conditions of credits and contracts, which change with all vehicles, not with the stock. */
export const loadConditions = (locale: Locale): Promise<Result<Pick<Dropdowns, "financeConfig">>> => {
  setCachePolicy("content", [pageTags.vehicles]);
  return requestDropdowns(locale);
};

/** What contracts cost beside a price; undefined while it is not known. */
export const loadExpenses = async (locale: Locale): Promise<Expenses | undefined> => {
  const conditions = await loadConditions(locale);
  return conditions.ok ? conditions.value.financeConfig : undefined;
};
