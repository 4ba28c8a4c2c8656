import { randomInt } from "node:crypto";
import { mailCodeLength, mailCodeLetters } from "#domain/mail-code.ts";

/** A code that nobody can guess, `K7MP3XQ9`. */
export const newCode = (): string =>
  Array.from({ length: mailCodeLength }, () => mailCodeLetters[randomInt(mailCodeLetters.length)]).join("");
