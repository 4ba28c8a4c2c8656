import type { call } from "#api/call.ts";
import type { FormValues } from "#forms/form-field.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import type { Answers } from "#wizard/flow.ts";
import { buyerFields } from "./fields/buyer-fields.ts";
import { type DeliveryValues, deliveryChoices, deliveryFields } from "./fields/delivery-fields.ts";
import { chosenTradeIn } from "./fields/payment-fields.ts";
import type { summaryFields } from "./fields/summary-fields.ts";
import type { Choices } from "./load-choices.ts";
import { isFinanced } from "./reservation-flow.ts";

export type OrderBody = Parameters<typeof call<"createPayment">>[1]["body"];

type Ordered = {
  readonly vin: string;
  /** Undefined for a vehicle of no dealer that is known. */
  readonly dealershipId: string | undefined;
  /** Absolute address of the card step. */
  readonly currentUrl: string;
  readonly answers: Answers;
  readonly shown: FormValues<typeof summaryFields>;
  readonly quote: Choices["quote"];
  /** Of the credit that the quote belongs to. */
  readonly creditTypeId: string | undefined;
};

/** What is sent to reserve a vehicle; undefined where an answer is missing. The figures are those that the summary showed. Pure. */
export const orderBody = (ordered: Ordered, locale: Locale): OrderBody | undefined => {
  const { answers, shown, quote, creditTypeId, ...rest } = ordered;
  const financed = isFinanced(answers);
  const person = parseTexts(answers.person, buyerFields(locale, { isFinanced: financed }));
  const delivery = parseTexts(answers.delivery, deliveryFields);
  if (!person || !delivery || shown.price === undefined) return undefined;
  const { country } = marketOf(locale);
  const place = (address: string, zip: string, city: string) => ({
    address,
    city,
    country,
    ...(marketOf(locale).postalCode.parts(zip) ?? { zipCode: zip }),
  });
  const home = place(person.address, person.zipCode, person.city);
  const finance = financed ? financeOf(shown, quote, creditTypeId) : undefined;
  if (financed && finance === undefined) return undefined;
  const retakeId = chosenTradeIn(answers.payment?.retake);
  return {
    ...rest,
    delivery: deliveryOf(delivery, home, place),
    name: person.name,
    phoneNumber: person.phone ?? "",
    email: person.email,
    ...(person.birthDate !== undefined && { birthDate: person.birthDate }),
    price: shown.price,
    receipt: {
      nif: person.nif,
      ...home,
      ...(person.extra === "on" && {
        extraReceipt: place(person.extraAddress, person.extraZipCode, person.extraCity),
      }),
    },
    ...(retakeId !== undefined && { retakeId }),
    ...(finance && { finance }),
    ...(delivery.warrantyId !== "" && { warrantyId: delivery.warrantyId }),
    acceptedConditions: true,
  };
};

const financeOf = (
  { fee, capital, taeg, mtic }: Ordered["shown"],
  quote: Choices["quote"],
  creditTypeId: string | undefined,
): OrderBody["finance"] => {
  if (
    !quote ||
    !creditTypeId ||
    fee === undefined ||
    capital === undefined ||
    taeg === undefined ||
    mtic === undefined
  )
    return undefined;
  const { initialValue, nrPayments, promo, residualValue, lastFee, initialExpenses, tan } = quote;
  return {
    ...{ creditTypeId, initialValue, nrPayments, promo, residualValue, lastFee, initialExpenses },
    ...(tan !== undefined && { tan }),
    ...{ fee, capitalToFinance: capital, taeg, mtic },
  };
};

type Place =
  Extract<OrderBody["delivery"], { deliveryType: 0 }> extends infer Home ? Omit<Home, "deliveryType"> : never;

const deliveryOf = (
  { delivery, dealerId, address, zipCode, city, window }: DeliveryValues,
  home: Place,
  place: (address: string, zip: string, city: string) => Place,
): OrderBody["delivery"] => {
  if (delivery === deliveryChoices.dealer) return { deliveryType: 1, deliveryDealer: dealerId };
  if (delivery === deliveryChoices.home) return { deliveryType: 0, ...home };
  return { deliveryType: 2, ...place(address, zipCode, city), ...(window !== "" && { window }) };
};
