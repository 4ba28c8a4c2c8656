import { expect, test } from "vitest";
import {
  type CardMistake,
  type CardValues,
  cardParts,
  emptyCard,
  mistakesOf,
  type PartState,
} from "./card-values.ts";

const whole: CardValues = { owner: "Ana Gómez", number: "complete", expiry: "complete", cvc: "complete" };

test("a card that is whole with its owner's name is valid, and nothing less is", () => {
  expect(mistakesOf(whole)).toEqual({});
  expect(mistakesOf(emptyCard)).toEqual({
    owner: "ownerMissing",
    number: "numberMissing",
    expiry: "expiryMissing",
    cvc: "cvcMissing",
  });
  expect(mistakesOf({ ...whole, owner: "  " })).toEqual({ owner: "ownerMissing" });
  for (const part of cardParts)
    for (const state of ["empty", "incomplete", "invalid", "past"] satisfies PartState[])
      expect(Object.keys(mistakesOf({ ...whole, [part]: state })), `${part} ${state}`).toEqual([part]);
});

test.each<[keyof CardValues, PartState, CardMistake]>([
  ["number", "incomplete", "numberInvalid"],
  ["number", "invalid", "numberInvalid"],
  ["expiry", "incomplete", "expiryInvalid"],
  ["expiry", "past", "expiryPast"],
  ["cvc", "incomplete", "cvcInvalid"],
])("%s that is %s: %s", (part, state, mistake) => {
  expect(mistakesOf({ ...whole, [part]: state })).toEqual({ [part]: mistake });
});
