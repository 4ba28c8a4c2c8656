/** An amount of money in whole euro cents. */
export type Cents = number;

/**
 * Rounds half up (away from zero, so that a refund mirrors its charge) on the decimal digits a reader sees:
 * 1.005 gives 1.01 although its binary value lies a little below.
 * @param decimals 0 to 10
 */
export const roundHalfUp = (value: number, decimals = 0): number => {
  if (!Number.isFinite(value)) throw new RangeError(`Cannot round ${value}: not a finite number`);
  const scale = 10 ** decimals;
  const scaled = value * scale;
  const nearest = Math.round(scaled);
  const unambiguous = Math.abs(scaled) < 1e9 && Math.abs(Math.abs(scaled - nearest) - 0.5) > 1e-5;
  if (unambiguous) return nearest / scale || 0;
  const rounded = shiftDecimals(Math.round(shiftDecimals(Math.abs(value), decimals)), -decimals);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};

/** Decimal euros (the wire's form) to cents, rounded half up. Throws RangeError beyond the safe integers. */
export const centsFromEuros = (euros: number): Cents => safe(roundHalfUp(shiftDecimals(euros, 2)));

/** Cents to decimal euros for the wire. Throws RangeError when given a fraction of a cent. */
export const eurosFromCents = (cents: Cents): number => safe(cents) / 100;

/** Sum of amounts in cents. Throws RangeError when an amount or the sum is not a safe integer. */
export const addCents = (...amounts: readonly Cents[]): Cents =>
  amounts.reduce((sum, amount) => safe(sum + safe(amount)), 0);

/** `percent` per cent of an amount, rounded half up to the cent. */
export const percentOfCents = (amount: Cents, percent: number): Cents =>
  safe(roundHalfUp((safe(amount) * percent) / 100));

const safe = (cents: number): Cents => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a whole, safe amount of cents: ${cents}`);
  return cents;
};

/** Moves the decimal point through the decimal notation, which multiplying by a power of ten does not do exactly. */
const shiftDecimals = (value: number, places: number): number => {
  const [digits, exponent = "0"] = String(value).split("e");
  return Number(`${digits}e${Number(exponent) + places}`);
};
