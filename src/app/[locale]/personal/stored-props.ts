import type { LocaleProps } from "../read-locale.ts";

/** Of the page of something that a customer has stored. */
export interface StoredProps extends LocaleProps {
  readonly params: Promise<{
    readonly locale: string;
    readonly id: string;
    readonly rest?: readonly string[];
  }>;
}
