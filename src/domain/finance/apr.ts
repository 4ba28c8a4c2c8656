import { roundHalfUp } from "../money.ts";

/**
 * An amount that changes hands between lender and consumer, seen by the consumer: what is received is positive, what is
 * paid negative. The unit is free, but the same for all.
 */
export type MonthFlow = { readonly month: number; readonly amount: number };
export type DatedFlow = { readonly date: string; readonly amount: number };

/**
 * Annual percentage rate (TAE, TAEG) in percent, unrounded, for flows a whole or fractional number of equal months
 * after the first drawdown. Undefined when no rate from -99 % to 1 000 000 % balances the flows.
 * Source: Directive 2008/48/EC, Annex I, Part I.
 */
export const aprFromMonths = (flows: readonly MonthFlow[]): number | undefined =>
  solve(flows.map(({ month, amount }) => ({ years: month / 12, amount })));

/**
 * The same for dated flows (`YYYY-MM-DD`), time counted from the first date in days, each day as a 365th of a year, or
 * a 366th in leap years (Annex I, remark c). Throws RangeError for a date that does not exist.
 * @public The directive gives its example in dates: the solver is checked against it.
 */
export const aprFromDates = (flows: readonly DatedFlow[]): number | undefined => {
  const moments = flows.map(({ date, amount }) => ({ years: calendarYears(date), amount }));
  const first = Math.min(...moments.map(({ years }) => years));
  return solve(moments.map(({ years, amount }) => ({ years: years - first, amount })));
};

/** Rounds a rate as Annex I requires: at least one decimal, the next digit rounds half up. */
export const roundApr = (percent: number, decimals = 1): number => roundHalfUp(percent, decimals);

type Flow = { readonly years: number; readonly amount: number };

const lowest = Math.log(0.01);
const highest = Math.log(10_001);

/** Newton's method over the logarithm of 1 + X, halving the bracket instead whenever a step would leave it. */
const solve = (flows: readonly Flow[]): number | undefined => {
  let [low, high] = [lowest, highest];
  const rising = presentValue(flows, high).value > 0;
  if (rising === presentValue(flows, low).value > 0) return undefined;
  let force = 0.1;
  for (let step = 0; step < 200; step++) {
    const { value, slope } = presentValue(flows, force);
    if (value > 0 === rising) high = force;
    else low = force;
    const newton = force - value / slope;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const moved = Math.abs(next - force);
    force = next;
    if (moved < 1e-14) break;
  }
  const percent = Math.expm1(force) * 100;
  return Math.abs(percent) < 1e-9 ? 0 : percent;
};

/** Present value of the flows, and how it changes, when one year shrinks an amount by the factor exp(-force). */
const presentValue = (flows: readonly Flow[], force: number): { value: number; slope: number } => {
  let [value, slope] = [0, 0];
  for (const { years, amount } of flows) {
    const present = amount * Math.exp(-force * years);
    value += present;
    slope -= years * present;
  }
  return { value, slope };
};

const calendarYears = (date: string): number => {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== date)
    throw new RangeError(`Not a calendar date in the form YYYY-MM-DD: ${date}`);
  const year = day.getUTCFullYear();
  const start = Date.UTC(year, 0, 1);
  return year + (day.getTime() - start) / (Date.UTC(year + 1, 0, 1) - start);
};

/** What is received and paid of a quoted credit. Amounts in euros. */
export type QuotedFlows = {
  readonly capitalToFinance: number;
  readonly initialExpenses: number;
  readonly fee: number;
  readonly lastFee: number;
  readonly nrPayments: number;
  readonly taxes?: { readonly creditUsed: number; readonly expenses: number } | undefined;
};

/**
 * The annual rate of a quote by its own figures (Directive 2008/48/EC, Annex I), to two decimals: what is received, less what is paid at
 * once, against the instalments, the first with the tax on the credit used. Undefined where no rate balances them.
 */
export const quotedApr = (quote: QuotedFlows): number | undefined => {
  const { capitalToFinance, initialExpenses, fee, lastFee, nrPayments, taxes } = quote;
  const received = capitalToFinance - initialExpenses - (taxes?.expenses ?? 0);
  const apr = aprFromMonths([
    { month: 0, amount: received },
    { month: 1, amount: -(taxes?.creditUsed ?? 0) },
    ...Array.from({ length: nrPayments }, (_, at) => ({
      month: at + 1,
      amount: -(at + 1 === nrPayments ? lastFee : fee),
    })),
  ]);
  return apr === undefined ? undefined : roundApr(apr, 2);
};
