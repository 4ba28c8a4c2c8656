import { expect, test } from "vitest";
import { cardParts, type PartState } from "#payment/payment-form.ts";
import { type CardFieldError, type CardValues, emptyCard, fieldErrorsOf } from "./card-form.tsx";

const whole: CardValues = { owner: "Ana Gómez", number: "complete", expiry: "complete", cvc: "complete" };

test("a card that is whole with its owner's name is valid, and nothing less is", () => {
  expect(fieldErrorsOf(whole)).toEqual({});
  expect(fieldErrorsOf(emptyCard)).toEqual({
    owner: "ownerMissing",
    number: "numberMissing",
    expiry: "expiryMissing",
    cvc: "cvcMissing",
  });
  expect(fieldErrorsOf({ ...whole, owner: "  " })).toEqual({ owner: "ownerMissing" });
  for (const part of cardParts)
    for (const state of ["empty", "incomplete", "invalid", "past"] satisfies PartState[])
      expect(Object.keys(fieldErrorsOf({ ...whole, [part]: state })), `${part} ${state}`).toEqual([part]);
});

test.each<[keyof CardValues, PartState, CardFieldError]>([
  ["number", "incomplete", "numberInvalid"],
  ["number", "invalid", "numberInvalid"],
  ["expiry", "incomplete", "expiryInvalid"],
  ["expiry", "past", "expiryPast"],
  ["cvc", "incomplete", "cvcInvalid"],
])("%s that is %s: %s", (part, state, fieldError) => {
  expect(fieldErrorsOf({ ...whole, [part]: state })).toEqual({ [part]: fieldError });
});
