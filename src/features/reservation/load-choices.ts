import "server-only";
import { call } from "#api/call.ts";
import { readCaller } from "#api/session/read-visitor.ts";
import type { DeliveryOptions } from "#contract/delivery.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Quote } from "#contract/finance.ts";
import { deliveryTypes } from "#domain/reservation-total.ts";
import { parseSimulationQuery } from "#domain/simulation-query.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn, type Session } from "#platform/session.ts";
import type { Answers } from "#wizard/flow.ts";
import { readValuedCar, type ValuedCar } from "#wizard/valued-car.ts";
import { deliveryChoices } from "./fields/delivery-fields.ts";
import { financingFields } from "./fields/financing-fields.ts";
import { chosenTradeIn } from "./fields/payment-fields.ts";
import type { OwnReservation, Reserved } from "./load-reserved.ts";
import { isFinanced } from "./reservation-flow.ts";

/** What a visitor has chosen so far, as the services return it; undefined what is not chosen, or is not known now. */
export type Choices = {
  readonly quote: Quote | undefined;
  readonly tradeIn: ValuedCar | undefined;
  /** The one that was chosen is not there any more. */
  readonly isTradeInGone: boolean;
  /** In euros. */
  readonly deliveryCost: number | undefined;
  readonly dates: { readonly earliest: string; readonly latest: string } | undefined;
  readonly warranty: { readonly id: string; readonly name: string; readonly price: number } | undefined;
};

type For = { readonly locale: Locale; readonly visitor: Session };

type OnPage = For & {
  /** Of the page: what was chosen on the vehicle's. */
  readonly query: string;
};

export const loadChoices = async (answers: Answers, reserved: Reserved, input: OnPage): Promise<Choices> => {
  const [quote, stored, offered] = await Promise.all([
    loadQuote(answers, reserved, input),
    loadTradeIn(answers.payment?.retake, input),
    loadDelivery(
      zipOf(answers),
      { vin: reserved.detail.card.vin, isFinanced: isFinanced(answers) },
      input.locale,
    ),
  ]);
  const delivery = offered?.ok ? offered.value : undefined;
  const option = optionOf(answers, delivery);
  const tradeIn = stored?.ok ? stored.value : undefined;
  return {
    ...{ quote, tradeIn },
    isTradeInGone: stored?.ok === false && stored.error.kind === "not-found",
    deliveryCost: costOf(answers, reserved, { delivery, option }),
    dates: option && { earliest: option.earliest, latest: option.latest },
    warranty: warrantyOf(answers, reserved),
  };
};

const loadQuote = async (
  answers: Answers,
  { detail, own }: Reserved,
  { locale, query }: OnPage,
): Promise<Quote | undefined> => {
  // Until the visitor says otherwise it is financed (specification 3: `includeFinancing`).
  const isShown = answers.payment ? isFinanced(answers) : detail.carDetailFinance !== undefined;
  if (!isShown) return undefined;
  const terms = parseTexts(answers.financing, financingFields);
  const { deposit, months, promo } = terms ?? parseSimulationQuery(new URLSearchParams(query));
  const isCampaign = promo !== false && promo !== "0" && (detail.carDetailFinance?.promo ?? false);
  const chosen = {
    ...(deposit !== undefined && { initialValue: deposit }),
    ...(months !== undefined && { nrPayments: months }),
  };
  const quote = await call(
    "quote",
    { params: { vin: detail.card.vin }, query: { ...chosen, pdf: false, promo: isCampaign } },
    await readCaller(locale),
  );
  if (!quote.ok) return undefined;
  const held = own?.finance;
  // The price may have changed since the vehicle was held: what was held then counts.
  const isHeld = held && held.initialValue === terms?.deposit && held.nrPayments === terms.months;
  return isHeld ? { ...quote.value, ...held, residualValue: held.residualValue ?? 0 } : quote.value;
};

/** The trade-in that was chosen; undefined where none was. Before the login it is the one that was valued for this reservation. */
export const loadTradeIn = async (
  retake: string | undefined,
  { locale, visitor }: For,
): Promise<ServiceResult<ValuedCar> | undefined> => {
  const id = chosenTradeIn(retake);
  if (id === undefined) return undefined;
  if (!isSignedIn(visitor)) {
    const valued = await readValuedCar(locale);
    return valued?.id === id ? ok(valued) : undefined;
  }
  const { token, sessionId } = visitor;
  return call("tradeIn", { params: { id } }, { locale, token, sessionId });
};

/** The postal code that a delivery at home or elsewhere goes to, as far as it is known. */
export const zipOf = ({ delivery, person }: Answers): string | undefined =>
  (delivery?.delivery === deliveryChoices.custom ? delivery.zipCode : person?.zipCode) ||
  delivery?.zip ||
  undefined;

/** How the vehicle comes to a postal code; undefined where that is none. */
export const loadDelivery = async (
  zip: string | undefined,
  { vin, isFinanced: financed }: { readonly vin: string; readonly isFinanced: boolean },
  locale: Locale,
): Promise<ServiceResult<DeliveryOptions> | undefined> => {
  const { country, postalCode } = marketOf(locale);
  const zipCode = postalCode.normalise(zip ?? "");
  if (zipCode === undefined) return undefined;
  const query = { zipCode, country, ...(financed && { financed }) };
  return call("delivery", { params: { vin }, query }, await readCaller(locale));
};

/** Whether the service does not have the call at all. */
export const isNotOffered = (answer: ServiceResult<unknown> | undefined): boolean =>
  answer?.ok === false && answer.error.kind === "not-implemented";

type Option = { readonly cost: number; readonly earliest: string; readonly latest: string };

const optionOf = ({ delivery }: Answers, options: DeliveryOptions | undefined): Option | undefined => {
  if (delivery?.delivery === deliveryChoices.home) return options?.home;
  if (delivery?.delivery === deliveryChoices.custom) return options?.custom;
  const dealer = options?.dealers.find(({ dealerId }) => dealerId === delivery?.dealerId);
  return dealer && { cost: 0, ...dealer };
};

type Offered = { readonly delivery: DeliveryOptions | undefined; readonly option: Option | undefined };

const costOf = (
  answers: Answers,
  reserved: Reserved,
  { delivery: options, option }: Offered,
): number | undefined => {
  const { delivery } = answers;
  if (delivery?.delivery === deliveryChoices.dealer) return 0;
  const { delivery: held, totals } = reserved.own ?? {};
  if (totals && isDeliveredAs(held, answers)) return totals.delivery;
  if (option) return option.cost;
  // Nothing is brought there.
  if (options) return undefined;
  if (delivery?.delivery === deliveryChoices.home) return reserved.homeDeliveryCost;
  if (delivery?.delivery === deliveryChoices.custom) return reserved.customDeliveryCost;
  return undefined;
};

/** Whether a held vehicle comes to the same place still: then it costs what it cost. */
const isDeliveredAs = (held: OwnReservation["delivery"], answers: Answers): boolean =>
  held !== undefined &&
  String(held.deliveryType) === answers.delivery?.delivery &&
  held.deliveryType !== deliveryTypes.dealer &&
  digitsOf(`${held.zipCode}${held.zipCodeExtension ?? ""}`) === digitsOf(zipOf(answers) ?? "");

const digitsOf = (text: string): string => text.replace(/\D/g, "");

const warrantyOf = ({ delivery }: Answers, { detail, own }: Reserved): Choices["warranty"] => {
  if (own?.warranty && own.warranty.id === delivery?.warrantyId)
    return { id: own.warranty.id, name: own.warranty.name, price: own.warranty.pvpPrice };
  const { contractInfoArr } = detail.contracts.warrantyContract;
  const found = contractInfoArr.find(({ id }) => id === delivery?.warrantyId);
  return found && { id: found.id, name: found.name ?? found.id, price: found.pvpPrice };
};
