import { loadConditions } from "#api/load-dropdowns.ts";
import { fullPriceOf } from "#api/models/full-price.ts";
import { marketOf } from "#market/markets.ts";
import { getCurrentLocale, getScopedI18n } from "#platform/i18n.ts";
import { degraded } from "#platform/page-cache/note-facts.ts";

/**
 * What is paid with the contract expenses, in a few words beside a price; nothing where they add nothing. Without
 * the service's answer the page is not cached.
 */
export const FullPrice = async ({ price }: { readonly price: number | undefined }) => {
  const locale = await getCurrentLocale();
  const t = await getScopedI18n("card");
  const conditions = await loadConditions(locale);
  if (!conditions.ok) return <small hidden {...degraded("expenses")} />;
  const full = fullPriceOf(price, conditions.value.financeConfig);
  if (full === undefined) return null;
  return t("fullPrice", { amount: marketOf(locale).formats.money(full) });
};
