import type { Locale } from "#platform/locale.ts";

/** Who is notified: a customer, or the owner of a lead's address, who confirms it. */
type Whose = { readonly customerId: string } | { readonly leadId: string };

export type AlertRequest = {
  readonly whose: Whose;
  /** Language of the notifications. */
  readonly locale: Locale;
  readonly now: Date;
};

/** Months after its confirmation at which an alert without an account ends. */
const anonymousMonths = 12;

/** When an alert without an account ends that is confirmed now. */
export const endOfAnonymous = (now: Date): Date => {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + anonymousMonths);
  return end;
};
