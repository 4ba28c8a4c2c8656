import type { Locale } from "#platform/locale.ts";

/** Who is told: a customer, or whoever has the address of a lead and confirms it. */
type Whose = { readonly customerId: string } | { readonly leadId: string };

export type AlertRequest = {
  readonly whose: Whose;
  /** Of what they are told. */
  readonly locale: Locale;
  readonly now: Date;
};

/** Months after its confirmation at which an alert without an account ends. */
const anonymousMonths = 12;

/** When an alert of somebody without an account ends that is confirmed now. */
export const endOfAnonymous = (now: Date): Date => {
  const end = new Date(now);
  end.setUTCMonth(end.getUTCMonth() + anonymousMonths);
  return end;
};
