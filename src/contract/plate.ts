import { z } from "zod";
import { field } from "./field.ts";

/** Without spaces and hyphens or with them; whether it is one of the market's plates is the market's business. */
export const plate = field(
  z
    .string()
    .trim()
    .regex(/^[A-Za-z0-9][A-Za-z0-9 -]{1,13}[A-Za-z0-9]$/, "3 to 15 letters, digits, spaces and hyphens"),
  "Number plate of the customer's car, with spaces and hyphens or without",
  "1234 BBB",
);
