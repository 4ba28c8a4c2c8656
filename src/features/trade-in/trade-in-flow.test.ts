import { describe, expect, test } from "vitest";
import { type TradeInPage, tradeInPages, tradeInProgressSteps } from "#domain/trade-in-pages.ts";
import { type Answers, openPages, pageBefore, prune, withAnswer } from "#wizard/flow.ts";
import { storedValueTexts } from "./stored-value.ts";
import { tradeInFlow } from "./trade-in-wizard.ts";

const flow = tradeInFlow("es", { isExchange: false, year: 2026 });
const car = {
  brand: "SEAT",
  brandId: "seat",
  model: "León",
  version: "1.5 TSI",
  versionId: "98012",
  fuel: "Gasolina",
  fuelId: "petrol",
  transmission: "Manual",
  transmissionId: "manual",
};
const plate = { plate: "1234 KBC", kms: "64.000 km" };
const found = { ...car, plateDate: "2019-05-01", own: "yes" };
const make = { month: "5", year: "2019", brandId: "seat", brand: "SEAT" };
const model = { modelId: "seat-leon", model: "León" };
const version = { versionId: "98012", version: "1.5 TSI" };
const person = { name: "Ana Gómez", email: "ana@volante.test", phone: "612 345 678", privacy: "on" };
const dealer = { dealerId: "es-01", intention: "2" };
const valuation = storedValueTexts({ valuation: 9_810, tradeInId: "a".repeat(26) });
const all: Answers = { plate, found, person, dealer, valuation: { ...valuation, seen: "yes" } };

const last = (answers: Answers): TradeInPage | undefined => openPages(flow, answers).at(-1);

test("without a plate the way goes on by hand where that was said", () => {
  const plateless = tradeInFlow("es", { isExchange: false, year: 2026, noPlate: true });
  const answers = { plate: { plate: "", kms: "64.000" } };
  expect(openPages(plateless, answers).at(-1)).toBe("make");
  expect(last(answers)).toBe("plate");
});

describe("the way through the trade-in", () => {
  test.each<[string, Answers, TradeInPage]>([
    ["begins with the plate", {}, "plate"],
    ["stays there for a plate that is none", { plate: { ...plate, plate: "12" } }, "plate"],
    ["stays there below 100 km", { plate: { ...plate, kms: "99" } }, "plate"],
    ["has a car confirmed that the plate tells", { plate, found: { ...found, own: "" } }, "found"],
    [
      "goes by hand where the plate tells nothing",
      prune(flow, { plate, register: { failed: "unknown" }, found: {} }),
      "make",
    ],
    ["goes by hand where it tells too little", { plate, found: { brand: "SEAT", brandId: "seat" } }, "make"],
    ["goes by hand where it is another car", { plate, found: { ...found, own: "no" } }, "make"],
    ["asks for the model after the make", { plate, make }, "model"],
    ["asks for the version after the model", { plate, make, model }, "version"],
    ["stays at a make that is kept without its name", { plate, make: { ...make, brand: "" } }, "make"],
    ["stays at a model that is", { plate, make, model: { modelId: "seat-leon" }, version }, "model"],
    [
      "stays at a version that is",
      { plate, make, model, version: { versionId: "98012" }, person },
      "version",
    ],
    ["asks who it is for once the car is described", { plate, make, model, version }, "person"],
    ["asks who it is for once the car is confirmed", { plate, found }, "person"],
    ["asks again without a telephone", { plate, found, person: { ...person, phone: "" } }, "person"],
    ["asks for the dealer", { plate, found, person }, "dealer"],
    ["stays at the dealer until the car is valued", { plate, found, person, dealer }, "dealer"],
    ["shows the value before the booking", { ...all, valuation }, "valuation"],
    ["ends at the booking", all, "booking"],
    [
      "has people asked where the stock cannot tell",
      { plate, found, person, dealer, ask: { wanted: "yes" } },
      "ask",
    ],
  ])("%s", (_, answers, page) => {
    expect(last(answers)).toBe(page);
  });

  test("voids a valuation with another car, another person, another dealer or other kilometres, and with nothing else", () => {
    const change = (name: TradeInPage, texts: Answers[string]) =>
      prune(flow, withAnswer(flow, all, name, texts)).valuation;
    expect(change("person", { ...person, phone: "612 345 679" })).toBeUndefined();
    expect(change("dealer", { ...dealer, dealerId: "es-02" })).toBeUndefined();
    expect(change("plate", { ...plate, kms: "90000" })).toBeUndefined();
    expect(change("found", { ...found, own: "no" })).toBeUndefined();
    expect(change("person", person)).toEqual(all.valuation);
  });

  test("asks the stock again before people once the person or the dealer is another", () => {
    const manual: Answers = { plate, found, person, dealer, ask: { wanted: "yes" } };
    expect(withAnswer(flow, manual, "dealer", { ...dealer, dealerId: "es-02" }).ask).toBeUndefined();
    expect(withAnswer(flow, manual, "person", { ...person, name: "Eva" }).ask).toBeUndefined();
    expect(withAnswer(flow, manual, "dealer", dealer).ask).toEqual({ wanted: "yes" });
  });

  test("keeps, for the page that goes on by hand, what became of the plate", () => {
    const failed = { plate, register: { failed: "away" }, found: {} };
    expect(prune(flow, failed)).toMatchObject({ register: { failed: "away" } });
  });

  test("leads back within steps 1 to 4, and not from the booking", () => {
    expect(pageBefore(flow, all, "person")).toBe("found");
    expect(pageBefore(flow, all, "valuation")).toBe("dealer");
    expect(pageBefore(flow, all, "booking")).toBeUndefined();
    expect(pageBefore(flow, all, "plate")).toBeUndefined();
  });

  test("has steps 1 to 5 in their order, the progress before the last", () => {
    const steps = Object.values(tradeInPages);
    expect(steps).toEqual(steps.toSorted());
    expect([...new Set(steps)]).toEqual([1, 2, 3, 4, 5]);
    expect(flow.map(({ name }) => name).toSorted()).toEqual(Object.keys(tradeInPages).toSorted());
    expect(tradeInProgressSteps).toBe(4);
  });

  test("asks nobody for an intention whose reservation waits: it is an exchange", () => {
    const waiting = tradeInFlow("es", { isExchange: true, year: 2026 });
    const answers = { ...all, dealer: { dealerId: "es-01" } };
    expect(openPages(waiting, answers).at(-1)).toBe("booking");
    expect(openPages(flow, answers).at(-1)).toBe("dealer");
  });

  test.each([
    ["2", "dealer"],
    ["1", "booking"],
  ])("has a car that was valued with intention %s end at %s where a reservation waits", (intention, page) => {
    const waiting = tradeInFlow("es", { isExchange: true, year: 2026 });
    expect(openPages(waiting, { ...all, dealer: { ...dealer, intention } }).at(-1)).toBe(page);
  });
});
