import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { es } from "./es.ts";

describe("phone", () => {
  test.each([
    "612345678",
    "612 345 678",
    "612-34-56-78",
    "612.345.678",
    "+34 612345678",
    "0034612345678",
    "(+34) 612 345 678",
    "34612345678",
    "(34) 612·345·678",
  ])("%s is stored as +34612345678", (text) => {
    expect(es.phone.normalise(text)).toBe("+34612345678");
    expect(es.phone.isValid(text)).toBe(true);
  });

  test.each(["912345678", "712345678"])("%s is valid", (text) => {
    expect(es.phone.normalise(text)).toBe(`+34${text}`);
  });

  test.each([
    "",
    "61234567",
    "6123456789",
    "512345678",
    "812345678",
    "34812345678",
    "3461234567",
    "+351912345678",
    "351912345678",
    "61234567a",
  ])("%j is refused", (text) => {
    expect(es.phone.normalise(text)).toBeUndefined();
    expect(es.phone.isValid(text)).toBe(false);
  });
});

describe("nif", () => {
  test.each([
    ["12345678Z", "12345678Z"],
    ["12.345.678-z", "12345678Z"],
    ["00000000T", "00000000T"],
    ["X1234567L", "X1234567L"],
    ["y-0000000-z", "Y0000000Z"],
    ["A58818501", "A58818501"],
    ["Q2826000H", "Q2826000H"],
    ["C1234567D", "C1234567D"],
    ["C12345674", "C12345674"],
  ])("%s is stored as %s", (text, stored) => {
    expect(es.nif.normalise(text)).toBe(stored);
  });

  test.each([
    "",
    "12345678A",
    "12345678",
    "1234567Z",
    "123456789Z",
    "X1234567T",
    "W1234567L1",
    "A58818502",
    "A5881850A",
    "Q28260008",
    "I1234567D",
    "123456789",
  ])("%j is refused", (text) => {
    expect(es.nif.normalise(text)).toBeUndefined();
  });

  test("exactly one of the 23 letters fits a number", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
        const digits = String(number).padStart(8, "0");
        const letters = [..."TRWAGMYFPDXBNJZSQVHLCKE"].filter((letter) => es.nif.isValid(digits + letter));
        expect(letters).toHaveLength(1);
      }),
    );
  });

  test("one changed digit is always noticed", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.nat({ max: 7 }),
        fc.integer({ min: 1, max: 9 }),
        (number, place, shift) => {
          const digits = String(number).padStart(8, "0");
          const letter = "TRWAGMYFPDXBNJZSQVHLCKE"[number % 23];
          const wrong = (Number(digits[place]) + shift) % 10;
          expect(es.nif.isValid(`${digits}${letter}`)).toBe(true);
          expect(es.nif.isValid(`${digits.slice(0, place)}${wrong}${digits.slice(place + 1)}${letter}`)).toBe(
            false,
          );
        },
      ),
    );
  });
});

describe("plate", () => {
  test.each([
    ["1234 bcd", "1234BCD"],
    ["1234-BCD", "1234BCD"],
    ["1234.BCD", "1234BCD"],
    ["1234·BCD", "1234BCD"],
    ["1234/bcd", "1234BCD"],
    ["E 1234 BCD", "1234BCD"],
    ["(E) 1234-BCD", "1234BCD"],
    ["E-1234-AB", "E1234AB"],
    ["0000BBB", "0000BBB"],
    ["9999 ZZZ", "9999ZZZ"],
    ["M-1234-AB", "M1234AB"],
    ["SE 1234 B", "SE1234B"],
    ["M-123456", "M123456"],
    ["PM 1", "PM1"],
    ["C 1234 BCD", "C1234BCD"],
    ["H-1234-BCD", "H1234BCD"],
    ["P 1234 BCD", "P1234BCD"],
    ["s1234bcd", "S1234BCD"],
    ["V 1234 BCD", "V1234BCD"],
    ["M 12", "M12"],
  ])("%s is stored as %s", (text, stored) => {
    expect(es.plate.normalise(text)).toBe(stored);
  });

  test.each([
    "",
    "1234",
    "1234 ABC",
    "1234 BCQ",
    "1234 BCÑ",
    "12345 BCD",
    "123 BCD",
    "1234 BCDF",
    "ABC 1234 D",
    "M-1234-ABC",
    "M-1234567",
    "M 1",
    "X 1234 BCD",
    "C 1234 ABC",
    "EE 1234 BCD",
    "12-34-AB",
  ])("%j is refused", (text) => {
    expect(es.plate.normalise(text)).toBeUndefined();
    expect(es.plate.registrationHint(text)).toBeUndefined();
  });

  test.each([
    ["0001 BBB", { from: "2000-09", to: "2002-10" }],
    ["1234 CCC", { from: "2002-10", to: "2004-09" }],
    ["1234 DDD", { from: "2004-09", to: "2006-05" }],
    ["1234 FFF", { from: "2006-05", to: "2008-02" }],
    ["1234 GGG", { from: "2008-02", to: "2010-12" }],
    ["1234 HHH", { from: "2010-12", to: "2014-11" }],
    ["1234 JJJ", { from: "2014-11", to: "2017-06" }],
    ["1234 KKK", { from: "2017-06", to: "2022-09" }],
    ["1234 LLL", { from: "2017-06", to: "2022-09" }],
    ["1234 MMM", { from: "2022-09" }],
    ["1234 NNN", { from: "2022-09" }],
    ["E 1234.CCC", { from: "2002-10", to: "2004-09" }],
    ["M-1234-AB", { from: "1971-01", to: "2000-09" }],
    ["M-123456", { to: "1971-12" }],
    ["C 1234 BCD", { from: "1999-07" }],
    ["H 1234 BCD", {}],
  ])("%s was given out in %o", (text, hint) => {
    expect(es.plate.registrationHint(text)).toEqual(hint);
  });
});

describe("postal code", () => {
  test.each(["28001", "01001", "52006", " 28 001 ", "10000"])("%s is valid", (text) => {
    const stored = text.replaceAll(" ", "");
    expect(es.postalCode.normalise(text)).toBe(stored);
    expect(es.postalCode.parts(text)).toEqual({ zipCode: stored });
  });

  test.each(["", "00123", "53001", "99999", "2800", "280011", "2800a", "1000-001"])(
    "%j is refused",
    (text) => {
      expect(es.postalCode.normalise(text)).toBeUndefined();
      expect(es.postalCode.parts(text)).toBeUndefined();
    },
  );
});
