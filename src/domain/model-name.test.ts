import { expect, test } from "vitest";
import { modelNameIn } from "./model-name.ts";

test.each([
  ["Clase A", "Classe A"],
  ["Serie 2 Active Tourer", "Série 2 Active Tourer"],
  ["Ibiza", "Ibiza"],
  ["CLA", "CLA"],
])("%s is %s in Portugal", (spanish, portuguese) => {
  expect(modelNameIn("pt", spanish)).toBe(portuguese);
  expect(modelNameIn("es", spanish)).toBe(spanish);
});
