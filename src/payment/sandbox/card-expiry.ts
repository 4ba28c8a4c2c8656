import type { PartState } from "../payment-form.ts";

/** The longest validity of a card. */
const mostYears = 50;

/** State of an expiry date, `MM/AA` or `MM/AAAA`, as it is typed. A card is valid to the end of its month. */
export const expiryState = (text: string, now: Date): PartState => {
  const typed = text.replace(/\s/g, "");
  if (typed === "") return "empty";
  const [, month = "", year = ""] = /^(\d{1,2})\/?(\d{0,4})$/.exec(typed) ?? [];
  if (month === "" || Number(month) > 12 || month === "00") return "invalid";
  if (year.length !== 2 && year.length !== 4) return "incomplete";
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const left = (full - now.getFullYear()) * 12 + Number(month) - 1 - now.getMonth();
  if (Number(month) === 0 || left > mostYears * 12) return "invalid";
  return left < 0 ? "past" : "complete";
};

/** Formats typed digits with a slash between month and year; a slash that the customer typed stays where it is. */
export const writeExpiry = (text: string): string =>
  text.replace(/^\s*(0\d|1\d|[2-9])(\d+)\s*$/, (_, month: string, year: string) => `${month}/${year}`);
