import { expect, test } from "vitest";
import { nameKey } from "#domain/slugify.ts";
import { gearboxOf } from "./gearbox-of.ts";
import { badgeOf, fuelOf, kindOf, segmentOf, statusOf } from "./meanings.ts";
import { paintOf } from "./paint-of.ts";

test.each([
  ["Gasolina", "petrol"],
  ["Petrol", "petrol"],
  ["Gasóleo", "diesel"],
  ["DIESEL", "diesel"],
  ["Híbrido", "hybrid"],
  ["Híbrido enchufable", "plug-in-hybrid"],
  ["Plug-in Hybrid", "plug-in-hybrid"],
  ["Elétrico", "electric"],
  ["GPL", "lpg"],
  ["Gas natural (GNC)", "cng"],
  ["plug-in-hybrid", "plug-in-hybrid"],
  ["Hidrógeno", undefined],
])("the fuel %s is %s", (word, id) => {
  expect(fuelOf(nameKey(word))).toBe(id);
});

test.each([
  ["Caixa automática", "automatic"],
  ["Automatic", "automatic"],
  ["DSG", "automatic"],
  ["Manual", "manual"],
  ["Cuatro", undefined],
  ["MANUAL 6V", "manual"],
  ["Manual de 6 velocidades", "manual"],
  ["6 vel. manual", "manual"],
  ["Manual (5 marchas)", "manual"],
  ["6MT", "manual"],
  ["Automático 7 vel. DSG", "automatic"],
  ["DSG 7", "automatic"],
  ["DSG7", "automatic"],
  ["S tronic 7 vel.", "automatic"],
  ["Automático 7G-Tronic", "automatic"],
  ["Caixa automática de 8 velocidades", "automatic"],
  ["Automático EAT8", "automatic"],
  ["6 velocidades", undefined],
  ["Manual automático", undefined],
  ["Manual pilotado", undefined],
  ["No automático", undefined],
  ["Caja de cambios a 6 velocidades", undefined],
])("the gearbox %s is %s", (word, id) => {
  expect(gearboxOf(word)).toBe(id);
});

test.each([
  ["Familiar", "car", "estate"],
  ["Carrinha", "car", "estate"],
  ["Station Wagon", "car", "estate"],
  ["Todoterreno", "car", "suv"],
  ["Touring", "motorbike", "touring"],
  ["Deportiva", "motorbike", "sport"],
  ["Monovolumen", "motorbike", undefined],
  ["Scooter", "car", undefined],
] as const)("the body %s of a %s is %s", (word, kind, id) => {
  expect(segmentOf(nameKey(word), kind)).toBe(id);
});

test.each([
  ["Blanco Perla", "white"],
  ["Gris plata metalizado", "grey"],
  ["Plata", "silver"],
  ["Azul cielo", "light-blue"],
  ["AZUL", "blue"],
  ["Cinzento grafite", "grey"],
  ["Vermelho", "red"],
  ["Midnight Black", "black"],
  ["Champán", "beige"],
  ["Nardo", undefined],
  ["Transparente", undefined],
])("the paint %s is %s", (name, id) => {
  expect(paintOf(name)).toBe(id);
});

test("states, kinds and badges have their words", () => {
  expect([statusOf("vendido"), statusOf("reservado"), statusOf("disponivel"), statusOf("otro")]).toEqual([
    "bought",
    "reserved",
    "in-stock",
    undefined,
  ]);
  expect([kindOf("moto"), kindOf("coche"), kindOf("barco")]).toEqual(["motorbike", "car", undefined]);
  expect([badgeOf("eco"), badgeOf("sindistintivo"), badgeOf("z")]).toEqual(["eco", "none", undefined]);
});
