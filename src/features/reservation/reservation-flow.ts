import { type ReservePage, reservePages } from "#domain/reserve-pages.ts";
import type { FormFields } from "#forms/form-field.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import type { Locale } from "#platform/locale.ts";
import type { Answers, Flow, FlowPage } from "#wizard/flow.ts";
import { buyerFields, checkExtraReceipt } from "./fields/buyer-fields.ts";
import { checkDelivery, deliveryFields } from "./fields/delivery-fields.ts";
import { financingFields } from "./fields/financing-fields.ts";
import { paymentFields, toBeValued } from "./fields/payment-fields.ts";
import { readStoredPayment } from "./stored-payment.ts";

const parses = (name: ReservePage, fields: FormFields) => (answers: Answers) =>
  parseTexts(answers[name], fields) !== undefined;

/** Whether a credit was chosen. */
export const isFinanced = ({ payment }: Answers): boolean => payment?.financing === "yes";

/** The way through a reservation (specification 4); the login between its third and fifth step is the pipeline's. Pure. */
export const reservationFlow = (locale: Locale): Flow<ReservePage> => {
  const page = (
    name: ReservePage,
    isAnswered: FlowPage<ReservePage>["isAnswered"],
    rest: Pick<FlowPage<ReservePage>, "isOnWay" | "restsOn"> = {},
  ): FlowPage<ReservePage> => ({ name, step: reservePages[name], isAnswered, ...rest });
  const isDelivered = ({ delivery }: Answers): boolean => {
    const values = parseTexts(delivery, deliveryFields);
    return values !== undefined && Object.keys(checkDelivery(values, locale)).length === 0;
  };
  const isKnown = (answers: Answers): boolean => {
    const values = parseTexts(answers.person, buyerFields(locale, { isFinanced: isFinanced(answers) }));
    return values !== undefined && Object.keys(checkExtraReceipt(values, locale)).length === 0;
  };
  return [
    page(
      "payment",
      (answers) => parses("payment", paymentFields)(answers) && answers.payment?.retake !== toBeValued,
    ),
    page(
      "financing",
      (answers) => parses("financing", financingFields)(answers) && answers.financing?.next === "",
      { isOnWay: isFinanced },
    ),
    page("delivery", isDelivered),
    page("person", isKnown),
    page("summary", ({ card }) => readStoredPayment(card) !== undefined),
    page("card", () => false, { restsOn: ["payment", "financing", "delivery", "person"] }),
  ];
};
