import { newReferenceId } from "#platform/new-reference-id.ts";

/** Key of a mail about an account. It ends with whose it is, so that it is found, wherever it went, when the account is deleted. */
export const noticeKey = (about: string, customerId: string): string =>
  `${about}:${newReferenceId()}:${customerId}`;
