import { type TradeInPage, tradeInPages } from "#domain/trade-in-pages.ts";
import type { FormFields } from "#forms/form-field.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { personFields } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";
import type { Answers, Flow, FlowPage } from "#wizard/flow.ts";
import { foundFields, makeFields, modelFields, plateFields, versionFields } from "./fields/car-fields.ts";
import { dealerFields } from "./fields/visit-fields.ts";
import { readFound } from "./found-car.ts";
import { readKeptValue } from "./kept-value.ts";
import { isCarUnknown } from "./stored-answers.ts";

const parses = (fields: FormFields) => (name: TradeInPage) => (answers: Answers) =>
  parseTexts(answers[name], fields) !== undefined;

/** Whether something out of a list was taken: its name is kept beside its id then. */
const isTaken = (fields: FormFields, name: "make" | "model" | "version", named: string) => {
  const isChosen = parses(fields)(name);
  return (answers: Answers): boolean => isChosen(answers) && Boolean(answers[name]?.[named]);
};

/** Whether the plate tells all that is to be known of the car, and it is the visitor's as far as they have said. */
const isFound = ({ found }: Answers): boolean => readFound(found) !== undefined;
const isByHand = (answers: Answers): boolean =>
  !isCarUnknown(answers) && (!isFound(answers) || answers.found?.own === "no");
/** The stock has too little to compare the car with, or nobody knows its plate. */
const isAsked = ({ ask }: Answers): boolean => ask?.wanted === "yes";
const isNever = () => false;

/**
 * The way through the trade-in (specification 4, "Trade-in valuation"). A valuation is kept beside what it was made of, so that
 * another car, person or dealer makes it void. Pure.
 * @param year that it is now
 * @param noPlate the plate is not known: the car is described by hand, and people value it
 */
export const tradeInFlow = (
  locale: Locale,
  {
    isExchange,
    year,
    noPlate = false,
  }: { readonly isExchange: boolean; readonly year: number; readonly noPlate?: boolean },
): Flow<TradeInPage> => {
  const page = (
    name: TradeInPage,
    isAnswered: FlowPage<TradeInPage>["isAnswered"],
    rest: Pick<FlowPage<TradeInPage>, "isOnWay" | "restsOn" | "isFinal"> = {},
  ): FlowPage<TradeInPage> => ({ name, step: tradeInPages[name], isAnswered, ...rest });
  const isPlateKnown = parses(plateFields(locale, { noPlate }))("plate");
  const isPersonKnown = parses(personFields(locale, { needsPhone: true }))("person");
  const isChosen = parses(dealerFields({ isExchange }))("dealer");
  // A reservation takes the car in exchange: one that was valued to be sold only is valued again (specification 4).
  const isDealerChosen = (answers: Answers): boolean =>
    (isChosen(answers) || (isCarUnknown(answers) && Boolean(answers.dealer?.dealerId))) &&
    !(isExchange && answers.dealer?.intention === "2");
  return [
    page("plate", (answers) => isCarUnknown(answers) || isPlateKnown(answers)),
    page("found", parses(foundFields)("found"), { isOnWay: isFound, restsOn: ["plate"] }),
    page("make", isTaken(makeFields(year), "make", "brand"), { isOnWay: isByHand }),
    page("model", isTaken(modelFields, "model", "model"), { isOnWay: isByHand, restsOn: ["make"] }),
    page("version", isTaken(versionFields, "version", "version"), { isOnWay: isByHand, restsOn: ["model"] }),
    page("person", (answers) => isCarUnknown(answers) || isPersonKnown(answers)),
    page(
      "dealer",
      (answers) => isDealerChosen(answers) && (isAsked(answers) || Boolean(readKeptValue(answers.valuation))),
    ),
    page("ask", isNever, { isOnWay: isAsked, restsOn: ["plate", "found", "version", "person", "dealer"] }),
    page("valuation", ({ valuation }) => valuation?.seen === "yes", {
      isOnWay: (answers) => !isAsked(answers),
      restsOn: ["plate", "found", "version", "person", "dealer"],
    }),
    page("booking", isNever, { isOnWay: (answers) => !isAsked(answers), isFinal: true }),
  ];
};
