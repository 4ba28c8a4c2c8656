import { readAmount } from "#domain/read-amount.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { Answers } from "#wizard/flow.ts";
import { carName, describedCar } from "./described-car.ts";

/** The car in a sentence of a message to the site, with the visitor's own text. */
export const describeInLetter = (answers: Answers, message: string | undefined, locale: Locale): string => {
  const { formats } = marketOf(locale);
  const car = describedCar(answers);
  const sentence = fill(wordsOf(locale, "tradeIn").askLetter, {
    car: car ? carName(car) : "--",
    plate: answers.plate?.plate || "--",
    kms: formats.kilometres(readAmount(answers.plate?.kms)),
    date: formats.month(car?.plateDate),
  });
  return [sentence, message].filter(Boolean).join("\n\n");
};
