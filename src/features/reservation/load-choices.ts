import "server-only";
import type { z } from "zod";
import { call } from "#api/call.ts";
import type { deliveryOptions } from "#contract/delivery.ts";
import type { Quote } from "#contract/finance.ts";
import type { storedTradeIn } from "#contract/trade-in.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn, type Session } from "#platform/session.ts";
import type { Answers } from "#wizard/flow.ts";
import { deliveryChoices } from "./fields/delivery-fields.ts";
import { financingFields } from "./fields/financing-fields.ts";
import { chosenTradeIn } from "./fields/payment-fields.ts";
import type { Reserved } from "./load-reserved.ts";
import { isFinanced } from "./reservation-flow.ts";

type StoredTradeIn = z.output<typeof storedTradeIn>;
type DeliveryOptions = z.output<typeof deliveryOptions>;

/** What a visitor has chosen so far, as the services say it; undefined what is not chosen, or cannot be said now. */
export type Choices = {
  readonly quote: Quote | undefined;
  readonly tradeIn: StoredTradeIn | undefined;
  readonly delivery: DeliveryOptions | undefined;
  /** In euros. */
  readonly deliveryCost: number | undefined;
  readonly dates: { readonly earliest: string; readonly latest: string } | undefined;
  readonly warranty: { readonly id: string; readonly name: string; readonly price: number } | undefined;
};

type For = { readonly locale: Locale; readonly visitor: Session };

export const loadChoices = async (answers: Answers, reserved: Reserved, asked: For): Promise<Choices> => {
  const [quote, tradeIn, delivery] = await Promise.all([
    loadQuote(answers, reserved, asked.locale),
    loadTradeIn(answers, asked),
    loadDelivery(answers, reserved, asked.locale),
  ]);
  const option = optionOf(answers, delivery);
  return {
    ...{ quote, tradeIn, delivery },
    deliveryCost: costOf(answers, reserved, option),
    dates: option && { earliest: option.earliest, latest: option.latest },
    warranty: warrantyOf(answers, reserved),
  };
};

const loadQuote = async (
  answers: Answers,
  { detail, own }: Reserved,
  locale: Locale,
): Promise<Quote | undefined> => {
  if (!isFinanced(answers)) return undefined;
  const terms = parseTexts(answers.financing, financingFields);
  const query = terms && { initialValue: terms.deposit, nrPayments: terms.months };
  const quote = await call("quote", { params: { vin: detail.card.vin }, query: query ?? {} }, { locale });
  if (!quote.ok) return undefined;
  const held = own?.finance;
  // The price may have changed since the vehicle was held: what was held then counts.
  const isHeld = held && held.initialValue === terms?.deposit && held.nrPayments === terms.months;
  return isHeld ? { ...quote.value, ...held, residualValue: held.residualValue ?? 0 } : quote.value;
};

const loadTradeIn = async (
  answers: Answers,
  { locale, visitor }: For,
): Promise<StoredTradeIn | undefined> => {
  const id = chosenTradeIn(answers.payment?.retake);
  if (id === undefined || !isSignedIn(visitor)) return undefined;
  const { token, sessionId } = visitor;
  const stored = await call("tradeIn", { params: { id } }, { locale, token, sessionId });
  return stored.ok ? stored.value : undefined;
};

/** The postal code that a delivery at home or elsewhere goes to, as far as it is known. */
export const zipOf = ({ delivery, person }: Answers): string | undefined =>
  (delivery?.delivery === deliveryChoices.custom ? delivery.zipCode : person?.zipCode) ||
  delivery?.zip ||
  undefined;

const loadDelivery = async (answers: Answers, { detail }: Reserved, locale: Locale) => {
  const { country, postalCode } = marketOf(locale);
  const zipCode = postalCode.normalise(zipOf(answers) ?? "");
  if (zipCode === undefined) return undefined;
  const found = await call(
    "delivery",
    { params: { vin: detail.card.vin }, query: { zipCode, country } },
    { locale },
  );
  return found.ok ? found.value : undefined;
};

type Option = { readonly cost: number; readonly earliest: string; readonly latest: string };

const optionOf = ({ delivery }: Answers, options: DeliveryOptions | undefined): Option | undefined => {
  if (delivery?.delivery === deliveryChoices.home) return options?.home;
  if (delivery?.delivery === deliveryChoices.custom) return options?.custom;
  const dealer = options?.dealers.find(({ dealerId }) => dealerId === delivery?.dealerId);
  return dealer && { cost: 0, ...dealer };
};

const costOf = (
  { delivery }: Answers,
  reserved: Reserved,
  option: Option | undefined,
): number | undefined => {
  if (delivery?.delivery === deliveryChoices.dealer) return 0;
  if (option) return option.cost;
  if (delivery?.delivery === deliveryChoices.home) return reserved.homeDeliveryCost;
  if (delivery?.delivery === deliveryChoices.custom) return reserved.customDeliveryCost;
  return undefined;
};

const warrantyOf = ({ delivery }: Answers, { detail }: Reserved): Choices["warranty"] => {
  const { contractInfoArr } = detail.contracts.warrantyContract;
  const found = contractInfoArr.find(({ id }) => id === delivery?.warrantyId);
  return found && { id: found.id, name: found.name ?? found.id, price: found.pvpPrice };
};
