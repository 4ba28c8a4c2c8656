import { type Cents, roundHalfUp } from "../money.ts";

export type DepositLimits = {
  readonly minCents: Cents;
  readonly maxCents: Cents;
  readonly stepCents: Cents;
  readonly defaultCents: Cents;
};

/**
 * The range of the deposit slider (specification 5): the minimum comes from the config; the maximum is the price times the
 * credit type's share, rounded up to the step, and never below the minimum; the default is the vehicle's own deposit rounded
 * up to the step and clamped to both. Throws RangeError when the step is not a positive amount.
 * @param offer.maxInitialDepositPc a fraction of the price: 0.4 allows 40 %
 */
export const depositLimits = (offer: {
  readonly priceCents: Cents;
  readonly maxInitialDepositPc: number;
  readonly vehicleDepositCents: Cents;
  readonly depositMinCents: Cents;
  readonly depositStepCents: Cents;
}): DepositLimits => {
  const { depositMinCents: minCents, depositStepCents: stepCents } = offer;
  if (!Number.isSafeInteger(stepCents) || stepCents <= 0)
    throw new RangeError(`The deposit step must be a positive number of cents, not ${stepCents}`);
  const maxCents = Math.max(minCents, roundUp(offer.priceCents * offer.maxInitialDepositPc, stepCents));
  const defaultCents = clamp(roundUp(offer.vehicleDepositCents, stepCents), minCents, maxCents);
  return { minCents, maxCents, stepCents, defaultCents };
};

/** Brings a chosen deposit between minimum and maximum; the default when it is absent or no number. */
export const clampDeposit = (chosenCents: Cents | undefined, limits: DepositLimits): Cents => {
  if (chosenCents === undefined || !Number.isFinite(chosenCents)) return limits.defaultCents;
  return clamp(roundHalfUp(chosenCents), limits.minCents, limits.maxCents);
};

/** Less than this part of a step is binary noise (1 990 000 x 0.1 is a little above 199 000), which must not cost one. */
const noise = 1e-9;

const roundUp = (amount: number, step: number): Cents => Math.max(0, Math.ceil(amount / step - noise)) * step;

const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);
