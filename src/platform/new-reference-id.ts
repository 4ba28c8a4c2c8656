import { randomBytes } from "node:crypto";

/** 32 characters that are not taken for one another. */
const alphabet = "0123456789abcdefghjkmnpqrstvwxyz";

/**
 * An id of our own for a customer, a session, a lead or a reservation. 26 lower-case letters and digits, 130 random bits:
 * unguessable, and usable unchanged in an address, a file's name and a mail.
 */
export const newReferenceId = (): string =>
  Array.from(randomBytes(26), (byte) => alphabet[byte % alphabet.length]).join("");
