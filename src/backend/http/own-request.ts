import type { Locale } from "#platform/locale.ts";

/** The customer whose data are read, and the language of their texts. */
export type OwnRequest = {
  readonly customerId: string;
  /** That one alone. */
  readonly id?: string;
  readonly atMost: number;
  readonly locale: Locale;
  readonly now: Date;
};
