import { knownCatalogue } from "#backend/catalogue/known-catalogue.ts";
import { comparedStock } from "#backend/comparables/compared-stock.ts";
import { BackendError } from "#backend/errors.ts";
import type { Handler } from "#backend/http/mount.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { eurosFromCents } from "#domain/money.ts";
import { tradeInExpiry } from "#domain/trade-in-expiry.ts";
import { describeLines } from "../describe-lines.ts";
import { nameCar } from "../name-car.ts";
import { confidenceOf } from "../valuation/valuation-rules.ts";
import { valueByStock } from "../valuation/value-by-stock.ts";
import { sumOf } from "../valuation/value-car.ts";
import { checkCar } from "./check-car.ts";
import { checkPerson } from "./check-person.ts";
import { keepTradeIn } from "./keep-trade-in.ts";
import { ownerFor } from "./trade-in-owner.ts";
import { valuingDealer } from "./valuing-dealer.ts";

/**
 * `POST retake/phase1/v2`: checks a car and its owner, values it by the stock of the moment, and keeps it for the customer or the session.
 * A fault is `invalid-field` by its name; `too-few-comparables` where the stock holds too little like it.
 */
export const valueTradeIn: Handler<typeof tradeInEndpoints.valueTradeIn> = async ({ body }, call) => {
  const { orm, locale, now } = call;
  const owner = ownerFor(body.assignToUser, call);
  const car = checkCar(body, { catalogue: await knownCatalogue(orm), locale, now });
  const person = checkPerson(body, locale);
  const dealer = await valuingDealer(orm, body.dealerId, locale);
  const worth = valueByStock(await comparedStock(call, car, { kind: "car" }), car, now);
  if (worth === undefined)
    throw new BackendError("too-few-comparables", "Too few vehicles in stock are like it");
  const { lines, comparables } = worth;
  const valuationCents = sumOf(lines);
  const { plate, plateDate, kilometers, vin } = car;
  // Named by the catalogue, whatever the caller called it.
  const described = { ...nameCar(car, locale), plate, plateDate, kilometers, vin };
  const wishes = { dealerId: dealer.id, intention: body.tradeInType };
  const valued = { ...described, ...person, ...wishes, locale, lines, comparables, valuationCents };
  const { id, createdAt, updatedAt } = await keepTradeIn(orm, valued, { owner, now });
  const expiry = tradeInExpiry({ createTime: createdAt, updateTime: updatedAt ?? undefined }, now);
  return {
    valuation: eurosFromCents(valuationCents),
    tradeInId: id,
    ...(expiry && { expirationDate: expiry.expirationDate.toISOString() }),
    lines: describeLines(lines, locale),
    comparables,
    confidence: confidenceOf(comparables),
    initialValuation: eurosFromCents(valuationCents),
  };
};
