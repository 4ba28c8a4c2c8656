import { campaignDay } from "#backend/finance/campaign.ts";
import { monthlyFeesBy } from "#backend/finance/monthly-fees-by.ts";
import type { OfferSettings } from "#backend/finance/offer.ts";
import { centsFromEuros } from "#domain/money.ts";
import { isFinanced } from "./packed-traits.ts";
import type { StockIndex } from "./stock-columns.ts";

/** The cached fees of a market, with the stock and the terms that they were calculated for. */
type Known = { readonly fees: Int32Array; readonly stock: StockIndex; readonly terms: string };

const memories = new WeakMap<object, Map<string, Known>>();
/** Of each market without a deposit, and with those that were requested last. */
const mostRemembered = 12;

/**
 * What each vehicle costs a month in a market on the day of `now`, in cents by place in the index; 0 where it cannot be financed.
 * `deposit`, in whole euros, is the deposit of every credit, clamped to its limits. The result depends on prices, campaigns and terms: it
 * is cached until the day or the terms change, and after a change of the stock only vehicles with another price or campaign are calculated
 * again.
 * @param owner the cache is released with it
 */
export const monthlyFees = (
  owner: object,
  index: StockIndex,
  settings: OfferSettings & { readonly now: Date; readonly deposit?: number | undefined },
): Int32Array => {
  const memory = memories.get(owner) ?? new Map<string, Known>();
  memories.set(owner, memory);
  const day = campaignDay(settings.now);
  const terms = `${day} ${JSON.stringify(settings.finance)}`;
  const { deposit } = settings;
  const credit = deposit === undefined ? {} : { depositCents: centsFromEuros(deposit) };
  const name = `${settings.locale} ${deposit ?? ""}`;
  const known = memory.get(name);
  if (known?.stock.columns === index.columns && known.terms === terms) return known.fees;
  const before = known?.terms === terms ? known : undefined;
  const isKnown = before === undefined ? undefined : unchanged(before.stock, index);
  const feeOf = feeIn(index, numberOfDay(day), monthlyFeesBy(settings, credit));
  const fees = new Int32Array(index.size);
  for (let place = 0; place < index.size; place++)
    fees[place] = isKnown?.(place) ? (before?.fees[place] ?? 0) : feeOf(place);
  memory.delete(name);
  memory.set(name, { fees, stock: index, terms });
  const [oldest] = [...memory.keys()].filter((each) => !each.endsWith(" "));
  if (memory.size > mostRemembered && oldest !== undefined) memory.delete(oldest);
  return fees;
};

const millisecondsPerDay = 86_400_000;

/** `2026-11-22` in days since 1970. */
const numberOfDay = (day: string): number => Date.parse(day) / millisecondsPerDay;

/** The monthly fee of the vehicle at a place, on a day. */
const feeIn = (
  { columns }: StockIndex,
  today: number,
  { ordinary, promo }: ReturnType<typeof monthlyFeesBy>,
): ((place: number) => number) => {
  const { price, promoPrice, deposit, traits, campaignEnd } = columns;
  return (place) => {
    if (!isFinanced(traits[place] as number)) return 0;
    const cents = (promoPrice[place] as number) || (price[place] as number);
    return ((campaignEnd[place] as number) >= today ? promo : ordinary)(cents, deposit[place] as number);
  };
};

const decisive = ["price", "promoPrice", "deposit", "traits", "campaignEnd"] as const;

/** Whether everything that a fee depends on is unchanged at a place between two states of the stock. */
const unchanged = (before: StockIndex, index: StockIndex): ((place: number) => boolean) => {
  const pairs = decisive.map((name) => [before.columns[name], index.columns[name]] as const);
  return (place) => {
    if (place >= before.size) return false;
    for (const [then, now] of pairs) if (then[place] !== now[place]) return false;
    return true;
  };
};
