import { expect, test } from "vitest";
import es from "#locales/es/alerts.ts";
import pt from "#locales/pt/alerts.ts";
import { alertTypes, titleKeyOf } from "./alert-types.ts";

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
