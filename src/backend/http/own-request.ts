import type { Locale } from "#platform/locale.ts";

/** Which of a customer's things are read, and in which language they are told. */
export type OwnRequest = {
  readonly customerId: string;
  /** That one alone. */
  readonly id?: string;
  readonly atMost: number;
  readonly locale: Locale;
  readonly now: Date;
};
