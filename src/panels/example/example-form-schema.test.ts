import { expect, test } from "vitest";
import { mistakesIn, readExampleForm } from "./example-form-schema.ts";

test.each([
  [{ name: "Ana", email: "ana@ejemplo.es" }, []],
  [{ name: "  ", email: "ana@ejemplo.es" }, ["name"]],
  [{ name: "Ana", email: "ana" }, ["email"]],
  [{ name: "", email: "" }, ["name", "email"]],
  [{}, ["name", "email"]],
  [{ name: "x".repeat(81), email: "ana@ejemplo.es" }, ["name"]],
])("%j: %j", (values, mistakes) => {
  expect([...mistakesIn(values)]).toEqual(mistakes);
});

test("only known fields are read, each cut to what is kept", () => {
  const form = new FormData();
  form.set("name", "x".repeat(10_000));
  form.set("owners.9999999.name", "x");
  expect(readExampleForm(form)).toEqual({ name: "x".repeat(81), email: "" });
});
