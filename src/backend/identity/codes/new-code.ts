import { randomInt } from "node:crypto";

/** A code of six digits that nobody can guess, `004217`. */
export const newCode = (): string => String(randomInt(1_000_000)).padStart(6, "0");
