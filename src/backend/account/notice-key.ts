import { newReferenceId } from "#platform/new-reference-id.ts";

/**
 * Key of a mail about an account. It ends with whose it is, so that it is found, wherever it went, when the account is deleted.
 * @param once what the mail tells of once; without it each is one of its own
 */
export const noticeKey = (
  about: string,
  customerId: string,
  once: string | number = newReferenceId(),
): string => `${about}:${once}:${customerId}`;
