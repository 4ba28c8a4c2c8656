import { expect, test } from "vitest";
import { splitPersonName } from "./person-name.ts";

test.each([
  ["Ana García", "Ana", "García", "Ana García"],
  ["  Ana   García\tLópez ", "Ana", "García", "Ana García López"],
  ["María del Mar Pérez", "María", "del", "María del Mar Pérez"],
  ["Ana", "Ana", "", "Ana"],
  ["   ", "", "", ""],
])("%j is %s / %s", (text, firstName, lastName, fullName) => {
  expect(splitPersonName(text)).toEqual({ firstName, lastName, fullName });
});
