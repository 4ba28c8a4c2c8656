import { randomBytes } from "node:crypto";

/** 32 characters that are not taken for one another. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * An id of our own for what people refer to: a customer, a session, a lead, a reservation. 26 lower-case letters and
 * digits, 130 random bits: nobody guesses one, and it stands unchanged in an address, a file's name and a mail.
 */
export const newReferenceId = (): string =>
  Array.from(randomBytes(26), (byte) => alphabet[byte % alphabet.length]).join("");
