import { expect, test } from "vitest";
import { mailCodeLength, mailCodeLetters } from "#domain/mail-code.ts";
import { attemptLimits, codeTries } from "./attempt-limits.ts";

test("a thousand networks guess a code of a chosen account less than once in a million days", () => {
  const day = 24 * 60 * 60;
  const { times, seconds } = attemptLimits.codeMail.place;
  // As if nothing counted strangers together, which one may lift.
  const guesses = 1_000 * times * (day / seconds) * codeTries;
  expect(guesses / mailCodeLetters.length ** mailCodeLength).toBeLessThan(1e-6);
});

test("ten attempts of a stranger from one place leave an account open to others", () => {
  for (const { place, strangers, address } of Object.values(attemptLimits)) {
    expect(strangers.times).toBeGreaterThan(place.times);
    expect(address.times).toBeGreaterThan(place.times);
  }
});
