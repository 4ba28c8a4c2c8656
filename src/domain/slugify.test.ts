import { expect, test } from "vitest";
import { foldAccents, nameKey, slugify } from "./slugify.ts";

test.each([
  ["SEAT León 1.5 TSI", "seat-leon-1-5-tsi"],
  ["Citroën C4 Cactus", "citroen-c4-cactus"],
  ["Škoda Fabia", "skoda-fabia"],
  ["Peça ñandú Çã", "peca-nandu-ca"],
  ["Donostia / San Sebastián", "donostia-san-sebastian"],
  ["L'Hospitalet", "l-hospitalet"],
  ["  --a  & b--  ", "a-b"],
  ["Straße Łódź Møn œuvre", "strasse-lodz-mon-oeuvre"],
  ["日本", ""],
])("the slug of %s is %s", (text, expected) => {
  expect(slugify(text)).toBe(expected);
});

test.each([
  ["León", "leon"],
  ["ÑANDÚ", "nandu"],
  ["Ação!", "acao!"],
])("%s without accents is %s", (text, folded) => {
  expect(foldAccents(text)).toBe(folded);
});

test.each(["T-Roc", "t roc", "TRÓC", "T.Roc"])("%s is known by the name it is compared by", (name) => {
  expect(nameKey(name)).toBe("troc");
});
