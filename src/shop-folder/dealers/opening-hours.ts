import { z } from "zod";
import type { ShopDealer } from "./shop-dealer.ts";

const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const time = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const day = names.join("|");
const rule = new RegExp(`^(${day})(?:-(${day}))? (${time}-${time}(?: ${time}-${time})*)$`);

const numberOf = (name: string): number => names.indexOf(name) + 1;

/** Opening hours in one cell: `Mo-Fr 09:30-14:00 16:00-20:00; Sa 10:00-14:00`; nothing for a dealer that is never open. */
export const openingHours = z.string().transform((cell, context): ShopDealer["openingHours"] => {
  const parts = cell
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.flatMap((part) => {
    const [, first = "", last = first, times = ""] = rule.exec(part) ?? [];
    const [from, to] = [numberOf(first), numberOf(last)];
    const spans = times.split(" ").map((span) => span.split("-"));
    if (from === 0 || to < from || spans.some(([opens = "", closes = ""]) => closes <= opens)) {
      context.addIssue({
        code: "custom",
        message: "expected hours such as Mo-Fr 09:30-14:00 16:00-20:00; Sa 10:00-14:00",
      });
      return [];
    }
    const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    return spans.map(([opens = "", closes = ""]) => ({ days, opens, closes }));
  });
});
