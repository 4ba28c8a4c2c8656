import { readAmount } from "#domain/read-amount.ts";
import { marketOf } from "#market/markets.ts";
import { fill } from "#platform/fill.ts";
import type { Locale } from "#platform/locale.ts";
import { wordsOf } from "#platform/wording.ts";
import type { Answers } from "#wizard/flow.ts";
import { carName, describedCar } from "./described-car.ts";

const plateText = ({ plate }: Answers, locale: Locale): string => {
  const { normalise, text } = marketOf(locale).plate;
  const stored = plate?.plate && normalise(plate.plate);
  return stored ? text(stored) : "--";
};

/** The car in a sentence of a message to the site, with the visitor's own text. */
export const describeInLetter = (answers: Answers, message: string | undefined, locale: Locale): string => {
  const { formats } = marketOf(locale);
  const { words } = answers;
  if (words?.make && words.model) {
    const { make, model, year = "--", fuel = "--" } = words;
    const described = fill(wordsOf(locale, "tradeIn").askLetterWords, {
      car: `${make} ${model}`,
      plate: plateText(answers, locale),
      kms: formats.kilometres(readAmount(answers.plate?.kms)),
      ...{ year, fuel },
    });
    return [described, message].filter(Boolean).join("\n\n");
  }
  const car = describedCar(answers);
  const sentence = fill(wordsOf(locale, "tradeIn").askLetter, {
    car: car ? carName(car) : "--",
    plate: plateText(answers, locale),
    kms: formats.kilometres(readAmount(answers.plate?.kms)),
    date: formats.month(car?.plateDate),
  });
  return [sentence, message].filter(Boolean).join("\n\n");
};
