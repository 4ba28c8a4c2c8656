import type { TradeIn } from "#api/models/trade-in.ts";
import type { Session } from "#platform/session.ts";
import type { Answers } from "#wizard/flow.ts";
import { valuationTexts } from "./kept-value.ts";

/** Kept beside the answers, under a name that no page has: the service keeps the value of a car, and not which car it is. */
const unknownCar = { stored: { car: "unknown" } } as const;

export const isCarUnknown = ({ stored }: Answers): boolean => stored?.car === unknownCar.stored.car;

/** The same once the car is described. */
export const describedAgain = (answers: Answers): Answers => (isCarUnknown(answers) ? { stored: {} } : {});

/** What is there, as texts. */
const asTexts = (values: Readonly<Record<string, string | number | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/**
 * A stored trade-in as the answers that led to it, so that it can be gone on with at any step. Whoever has it is asked again for what
 * the service does not keep.
 */
export const storedAnswers = (stored: TradeIn, visitor: Session): Answers => {
  const { id, dealerId, plate, kilometers, tradeInType, actualValuation, expirationDate } = stored;
  const { brand, brandId, model, modelId, version, versionId, fuel, fuelId } = stored;
  const { transmission, transmissionId, plateDate, lines, comparables, confidence } = stored;
  const car = {
    brand,
    brandId,
    model,
    modelId,
    version,
    versionId,
    fuel,
    fuelId,
    transmission,
    transmissionId,
  };
  const { fullName = visitor.name, emailAddress = visitor.userEmail } = stored;
  const { phoneNumber = visitor.phoneNumber } = stored;
  const details = { ...(lines && { lines }), ...(comparables !== undefined && { comparables }) };
  const value = { valuation: actualValuation, tradeInId: id, expirationDate, ...details, confidence };
  return {
    ...(plate === undefined && unknownCar),
    plate: asTexts({ plate, kms: kilometers }),
    found: asTexts({ ...car, plateDate, own: "yes" }),
    person: asTexts({ name: fullName, email: emailAddress, phone: phoneNumber, privacy: "on" }),
    dealer: asTexts({ dealerId, intention: tradeInType }),
    valuation: { ...valuationTexts(value, { isCustomers: true }), seen: "yes" },
  };
};
