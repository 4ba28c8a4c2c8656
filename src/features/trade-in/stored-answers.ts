import type { TradeIn } from "#api/models/trade-in.ts";
import type { Session } from "#platform/session.ts";
import type { Answers } from "#wizard/flow.ts";
import { valuationTexts } from "./stored-value.ts";

/**
 * Stored beside the answers, under a name that is no page's: the service stores the value of a car, but not
 * the car.
 */
const unknownCar = { stored: { car: "unknown" } } as const;

export const isCarUnknown = ({ stored }: Answers): boolean => stored?.car === unknownCar.stored.car;

/** The same once the car is described. */
export const describedAgain = (answers: Answers): Answers => (isCarUnknown(answers) ? { stored: {} } : {});

/** Defined values, as texts. */
const asTexts = (values: Readonly<Record<string, string | number | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/**
 * Converts a stored trade-in to the answers that led to it, so that it can be continued at any step. What the
 * service does not store has to be answered again.
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
