import { newReferenceId } from "#platform/new-reference-id.ts";

/**
 * Key of a mail about an account. It ends with the customer's id, so that the mail is found when the account is deleted, whatever its
 * recipient.
 * @param once the event that is notified once; without it every key is unique
 */
export const noticeKey = (
  about: string,
  customerId: string,
  once: string | number = newReferenceId(),
): string => `${about}:${once}:${customerId}`;
