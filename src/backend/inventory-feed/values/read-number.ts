import { type Reading, Unreadable } from "./unreadable.ts";

export type NumberForm = {
  /** The decimal separator, where the map sets it. */
  readonly decimal?: "," | "." | undefined;
  /** Most decimals of such a number: with fewer than three, three digits behind a separator are thousands. */
  readonly decimals: number;
};

const spaces = /[\s\u00a0\u2009\u202f'’]/g;
const digits = /^[+-]?\d[\d.,]*$/;

/** A number in the forms of feeds: `12345`, `1.234,56`, `1,234.56`, `12 345`. */
export const readNumber = (text: string, form: NumberForm): Reading<number> => {
  const plain = text.replaceAll(spaces, "");
  const decimal = form.decimal ?? guessDecimal(plain, form.decimals);
  if (!digits.test(plain) || decimal === undefined) return new Unreadable("a number");
  const [whole = "", fraction = "", ...more] = plain.split(decimal);
  const thousands = decimal === "," ? "." : ",";
  const isGrouped = /^[+-]?\d{1,3}([.,]\d{3})+$/.test(whole);
  if (more.length > 0 || fraction.includes(thousands) || (whole.includes(thousands) && !isGrouped))
    return new Unreadable("a number whose thousands and decimals can be distinguished");
  const exact = fraction.replace(/0+$/, "");
  if (exact.length > form.decimals)
    return new Unreadable(
      form.decimals === 0 ? "a whole number" : `a number of ${form.decimals} decimals at most`,
    );
  return Number(`${whole.replaceAll(thousands, "")}.${exact || "0"}`);
};

/** Undefined when no decimal separator fits, as in `1.23.456`. */
const guessDecimal = (plain: string, decimals: number): "," | "." | undefined => {
  const last = Math.max(plain.lastIndexOf(","), plain.lastIndexOf("."));
  const sign = plain[last];
  if (sign !== "," && sign !== ".") return ".";
  const other = sign === "," ? "." : ",";
  if (plain.includes(other)) return sign;
  const isThousands =
    /^[+-]?[1-9]\d{0,2}([.,]\d{3})+$/.test(plain) && (decimals < 3 || plain.split(sign).length > 2);
  return isThousands ? other : sign;
};
