import { campaignDay } from "#backend/finance/campaign.ts";
import { type Financeable, monthlyFeeFor, type OfferSettings } from "#backend/finance/offer.ts";
import type { Orm } from "#backend/store/database.ts";
import type { Locale } from "#platform/locale.ts";
import { isFinanced, type StockIndex } from "./stock-columns.ts";

/** What is remembered of one market: the fees, what they were worked out for, and under which terms. */
type Known = { readonly fees: Float64Array; readonly stock: StockIndex; readonly terms: string };

const memories = new WeakMap<object, Map<Locale, Known>>();

/**
 * What each vehicle costs a month in a market on the day of `now`, in cents by place in the index; 0 where it cannot be
 * financed. It follows prices, campaigns and terms: kept until the day or the terms change, and of a stock that has
 * changed only the vehicles are worked out anew whose price or campaign did.
 */
export const monthlyFees = (
  orm: Orm,
  index: StockIndex,
  settings: OfferSettings & { readonly now: Date },
): Float64Array => {
  const memory = memories.get(orm) ?? new Map<Locale, Known>();
  memories.set(orm, memory);
  const day = campaignDay(settings.now);
  const terms = `${day} ${JSON.stringify(settings.finance)}`;
  const known = memory.get(settings.locale);
  if (known?.stock.columns === index.columns && known.terms === terms) return known.fees;
  const before = known?.terms === terms ? known : undefined;
  const isKnown = before === undefined ? () => false : unchanged(before.stock, index);
  const financeable = financeableIn(index, numberOfDay(day));
  const fees = new Float64Array(index.size);
  for (let place = 0; place < index.size; place++)
    fees[place] = isKnown(place)
      ? (before?.fees[place] ?? 0)
      : (monthlyFeeFor(financeable(place), settings) ?? 0);
  memory.set(settings.locale, { fees, stock: index, terms });
  return fees;
};

/** `2026-11-22` as 20261122. */
const numberOfDay = (day: string): number => Number(day.replaceAll("-", ""));

/** A vehicle of the index as a credit sees it on a day. */
const financeableIn = ({ columns }: StockIndex, today: number): ((place: number) => Financeable) => {
  const { price, promoPrice, deposit, flags, campaignEnd } = columns;
  return (place) => ({
    priceCents: price[place] ?? 0,
    promoPriceCents: promoPrice[place] || null,
    depositCents: deposit[place] ?? 0,
    financing: isFinanced(flags[place] ?? 0),
    promo: (campaignEnd[place] ?? 0) >= today,
  });
};

const decisive = ["price", "promoPrice", "deposit", "flags", "campaignEnd"] as const;

/** Whether nothing that a fee follows from has changed at a place between two states of the stock. */
const unchanged = (before: StockIndex, index: StockIndex): ((place: number) => boolean) => {
  const pairs = decisive.map((name) => [before.columns[name], index.columns[name]] as const);
  return (place) => {
    if (place >= before.size) return false;
    for (const [then, now] of pairs) if (then[place] !== now[place]) return false;
    return true;
  };
};
