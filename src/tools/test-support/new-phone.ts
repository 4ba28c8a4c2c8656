import { randomInt } from "node:crypto";
import type { Locale } from "#platform/locale.ts";

/** A mobile telephone that no other test has, as people of a market type it: `6…` or `91…`, nine digits. */
export const newPhone = (locale: Locale): string => {
  const start = locale === "es" ? "6" : "91";
  const digits = 9 - start.length;
  return start + String(randomInt(10 ** digits)).padStart(digits, "0");
};
