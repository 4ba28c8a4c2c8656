import "server-only";
import { redirect } from "next/navigation";
import { call } from "#api/call.ts";
import { readVisitor } from "#api/session/read-visitor.ts";
import { routePath } from "#domain/route-paths.ts";
import { type TradeInPage, tradeInPages } from "#domain/trade-in-pages.ts";
import { wizardAddress } from "#domain/wizard-address.ts";
import type { FormFields } from "#forms/form-field.ts";
import { parseTexts } from "#forms/parse-texts.ts";
import { personFields } from "#forms/person-fields.ts";
import type { Locale } from "#platform/locale.ts";
import { isSignedIn } from "#platform/session.ts";
import type { Answers, Flow, FlowPage } from "#wizard/flow.ts";
import type { Wizard } from "#wizard/wizard.ts";
import {
  foundFields,
  makeFields,
  modelFields,
  plateFields,
  versionFields,
  wordsFields,
} from "./fields/car-fields.ts";
import { dealerFields } from "./fields/visit-fields.ts";
import { readFound } from "./found-car.ts";
import { isCarUnknown, storedAnswers } from "./stored-answers.ts";
import { readStoredValue } from "./stored-value.ts";

const parses = (fields: FormFields) => (name: TradeInPage) => (answers: Answers) =>
  parseTexts(answers[name], fields) !== undefined;

/** Whether an option was chosen: its name is then stored beside its id. */
const isTaken = (fields: FormFields, name: "make" | "model" | "version", named: string) => {
  const isChosen = parses(fields)(name);
  return (answers: Answers): boolean => isChosen(answers) && Boolean(answers[name]?.[named]);
};

/** Whether the plate lookup returned a complete car, which the visitor has not rejected. */
const isFound = ({ found }: Answers): boolean => readFound(found) !== undefined;
const isByHand = (answers: Answers): boolean =>
  !isCarUnknown(answers) && (!isFound(answers) || answers.found?.own === "no");
/** Manual valuation: too few comparables in stock, or no plate. */
const isManual = ({ ask }: Answers): boolean => ask?.wanted === "yes";
const isNever = () => false;

/**
 * The flow of the trade-in (specification 4, "Trade-in valuation"). A valuation depends on its inputs, so
 * that another car, person or dealer invalidates it. Pure.
 * @param year current year
 * @param noPlate the plate is not known: the car is described and valued manually
 * @param inWords the lists lack the car: it is described in words, and valued manually
 */
export const tradeInFlow = (
  locale: Locale,
  {
    isExchange,
    year,
    noPlate = false,
    inWords = false,
  }: {
    readonly isExchange: boolean;
    readonly year: number;
    readonly noPlate?: boolean;
    readonly inWords?: boolean;
  },
): Flow<TradeInPage> => {
  const page = (
    name: TradeInPage,
    isAnswered: FlowPage<TradeInPage>["isAnswered"],
    rest: Pick<FlowPage<TradeInPage>, "isOnWay" | "restsOn" | "isFinal"> = {},
  ): FlowPage<TradeInPage> => ({ name, step: tradeInPages[name], isAnswered, ...rest });
  const isPlateKnown = parses(plateFields(locale, { noPlate }))("plate");
  const isPersonKnown = parses(personFields(locale))("person");
  const isChosen = parses(dealerFields({ isExchange }))("dealer");
  // For a reservation the car is given in exchange: a car valued for sale alone is valued again
  // (specification 4).
  const isDealerChosen = (answers: Answers): boolean =>
    (isChosen(answers) || (isCarUnknown(answers) && Boolean(answers.dealer?.dealerId))) &&
    !(isExchange && answers.dealer?.intention === "2");
  const isListed = (answers: Answers): boolean => !inWords && isByHand(answers);
  return [
    page("plate", (answers) => isCarUnknown(answers) || isPlateKnown(answers)),
    page("found", parses(foundFields)("found"), {
      isOnWay: (answers) => !inWords && isFound(answers),
      restsOn: ["plate"],
    }),
    page("make", isTaken(makeFields(year), "make", "brand"), { isOnWay: isListed }),
    page("model", isTaken(modelFields, "model", "model"), { isOnWay: isListed, restsOn: ["make"] }),
    page("version", isTaken(versionFields, "version", "version"), { isOnWay: isListed, restsOn: ["model"] }),
    page("words", parses(wordsFields(year))("words"), { isOnWay: () => inWords }),
    page("person", (answers) => isCarUnknown(answers) || isPersonKnown(answers)),
    page(
      "dealer",
      (answers) =>
        isDealerChosen(answers) && (isManual(answers) || Boolean(readStoredValue(answers.valuation))),
    ),
    page("ask", isNever, { isOnWay: isManual, restsOn: ["plate", "found", "version", "person", "dealer"] }),
    page("valuation", ({ valuation }) => valuation?.seen === "yes", {
      isOnWay: (answers) => !isManual(answers),
      restsOn: ["plate", "found", "version", "person", "dealer"],
    }),
    page("booking", isNever, { isOnWay: (answers) => !isManual(answers), isFinal: true }),
  ];
};

/**
 * Address to continue the reservation that waits for a trade-in, with that one selected; undefined without a
 * reservation.
 */
export const waitingReservation = (
  locale: Locale,
  query: URLSearchParams,
  tradeInId: string,
): string | undefined => {
  const vin = query.get("reserve");
  if (vin === null) return undefined;
  const params = new URLSearchParams(query);
  for (const name of ["reserve", "noPlate", "words"]) params.delete(name);
  params.set("vin", vin);
  params.set("retake", tradeInId);
  return wizardAddress("reserve", locale, "payment", String(params));
};

/**
 * Whether a reservation waits for this trade-in (the specified open-reserve-after-trade-in flag): a query
 * parameter.
 */
export const isForReservation = (query: URLSearchParams): boolean => query.has("reserve");

/** Whether the visitor has stated that they do not know the plate. */
export const isPlateless = (query: URLSearchParams): boolean => query.has("noPlate");

/** Whether the visitor describes the car in words. */
export const isInWords = (query: URLSearchParams): boolean => query.has("words");

/** The trade-in as a wizard: a new one, or one that the customer continues. */
export const tradeInWizard: Wizard<TradeInPage> = {
  name: "trade-in",
  flowOf: (locale, query) =>
    tradeInFlow(locale, {
      isExchange: isForReservation(query),
      year: new Date().getFullYear(),
      noPlate: isPlateless(query),
      inWords: isInWords(query),
    }),
  aboutOf: (query) => query.get("retake") ?? "",
  // Pages with a value show the stored one, unless the car was valued again since.
  standsFor: ({ answers, refused }, page) => {
    if (page !== undefined && page !== "valuation" && page !== "booking") return true;
    const isTaken = refused === undefined || refused.page === page;
    return isTaken && readStoredValue(answers.valuation) !== undefined;
  },
  begin: async (locale, id) => {
    const visitor = await readVisitor();
    if (!isSignedIn(visitor)) return undefined;
    const { token, sessionId } = visitor;
    const stored = await call("tradeIn", { params: { id } }, { locale, token, sessionId });
    if (stored.ok) return storedAnswers(stored.value, visitor);
    if (stored.error.kind === "not-found") return undefined;
    // Its own page shows that it cannot be loaded, and nothing suggests that it is lost.
    redirect(routePath("tradeIn", locale, { id }));
  },
};
