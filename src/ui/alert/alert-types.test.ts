import { expect, test } from "vitest";
import es from "#locales/es/alerts.ts";
import pt from "#locales/pt/alerts.ts";
import { alertTypes, titleKeyOf, withAlert } from "./alert-types.ts";

test("every type has its title; the Portuguese ones are the specification's", () => {
  expect(alertTypes.map((type) => pt.titles[titleKeyOf(type)])).toEqual([
    "Erro!",
    "Atenção!",
    "Informação!",
    "Sucesso!",
    "Informação!",
  ]);
  expect(alertTypes.every((type) => es.titles[titleKeyOf(type)].length > 0)).toBe(true);
});

const alert = (message: string, type: "info" | "error" = "info") => ({ type, message });

test.each([
  [[], alert("a"), ["a"]],
  [[alert("a")], alert("b"), ["a", "b"]],
  [[alert("a"), alert("b")], alert("a"), ["b", "a"]],
  [[alert("a")], alert("a", "error"), ["a", "a"]],
  [[alert("a"), alert("b"), alert("c")], alert("d"), ["b", "c", "d"]],
])("after %j, %j: %j", (shown, next, messages) => {
  expect(withAlert(shown, next).map(({ message }) => message)).toEqual(messages);
});
