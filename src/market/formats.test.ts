import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { marketOf } from "./markets.ts";

const [es, pt] = [marketOf("es"), marketOf("pt")];

const nbsp = "\u00a0";
const narrow = "\u202f";

describe("money", () => {
  test.each([
    [1234.5, `1.234,50${nbsp}€`, `1${narrow}234,50${nbsp}€`],
    [12_345.5, `12.345,50${nbsp}€`, `12${narrow}345,50${nbsp}€`],
    [0, `0,00${nbsp}€`, `0,00${nbsp}€`],
    [-0.001, `0,00${nbsp}€`, `0,00${nbsp}€`],
    [-300, `-300,00${nbsp}€`, `-300,00${nbsp}€`],
    [1_234_567.89, `1.234.567,89${nbsp}€`, `1${narrow}234${narrow}567,89${nbsp}€`],
  ])("%d", (euros, spanish, portuguese) => {
    expect(es.formats.money(euros)).toBe(spanish);
    expect(pt.formats.money(euros)).toBe(portuguese);
  });
});

test("whole euros are grouped from four figures on", () => {
  expect([es.formats.amount(2_490), es.formats.amount(490)]).toEqual(["2.490", "490"]);
  expect(es.formats.number(2_490)).toBe("2490");
});

test.each([undefined, null, Number.NaN, Number.POSITIVE_INFINITY])("%s is shown as --", (value) => {
  for (const { formats } of [es, pt]) {
    expect(formats.money(value)).toBe("--");
    expect(formats.number(value)).toBe("--");
    expect(formats.kilometres(value)).toBe("--");
    expect(formats.percent(value)).toBe("--");
    expect(formats.date(value)).toBe("--");
  }
});

test("text from a foreign service is no number", () => {
  const wire: { price: number } = JSON.parse('{"price":"12"}');
  expect(es.formats.money(wire.price)).toBe("--");
});

test.each([
  [0, "0 km"],
  [999, "999 km"],
  [1_234, "1 234 km"],
  [12_345, "12 345 km"],
  [12_345.6, "12 346 km"],
  [1_234_567, "1 234 567 km"],
])("%d kilometres are %s in both markets", (kms, shown) => {
  expect(es.formats.kilometres(kms)).toBe(shown.replaceAll(" ", nbsp));
  expect(pt.formats.kilometres(kms)).toBe(shown.replaceAll(" ", nbsp));
});

test("the digits of kilometres can be read back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (kms) => {
      expect(Number(es.formats.kilometres(kms).replace(/\D/g, ""))).toBe(kms);
    }),
  );
});

test("cents can be read back from money", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      for (const { formats } of [es, pt])
        expect(Number(formats.money(cents / 100).replace(/\D/g, ""))).toBe(cents);
    }),
  );
});

test("numbers and percentages", () => {
  expect(es.formats.number(1_234_567)).toBe("1.234.567");
  expect(pt.formats.number(1_234.5, 1)).toBe(`1${narrow}234,5`);
  expect(es.formats.percent(7.5)).toBe(`7,50${nbsp}%`);
  expect(pt.formats.percent(10.5, 1)).toBe(`10,5${nbsp}%`);
  expect(es.formats.percent(12, 0)).toBe(`12${nbsp}%`);
});

test("dates are those of the market's clock", () => {
  const newYear = "2026-12-31T23:30:00Z";
  expect(es.formats.date(newYear)).toBe("01/01/2027");
  expect(pt.formats.date(newYear)).toBe("31/12/2026");
  expect(es.formats.time(newYear)).toBe("00:30");
  expect(pt.formats.time(new Date(newYear))).toBe("23:30");
  expect(es.formats.longDate("2026-11-20")).toBe("20 de noviembre de 2026");
  expect(pt.formats.longDate("2026-11-20")).toBe("20 de novembro de 2026");
  expect(es.formats.month("2026-11-20")).toBe("noviembre de 2026");
  expect(pt.formats.date(Date.UTC(2026, 10, 5))).toBe("05/11/2026");
});

test.each(["", "yesterday", "2026-13-01"])("the date %j is shown as --", (text) => {
  expect(es.formats.date(text)).toBe("--");
});
