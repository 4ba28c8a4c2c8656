import type { CardPartProps } from "#payment/payment-form.ts";
import type { ProviderName } from "#payment/providers.ts";
import type { Locale } from "#platform/locale.ts";

/** What the server renders the part with that runs in the browser. */
export type CardStepProps = {
  readonly locale: Locale;
  /** What the browser pays with. */
  readonly payment: CardPartProps["payment"] & {
    readonly reservationId: string;
    readonly provider: ProviderName;
  };
  /** Who reserves, as the owner of the card until they type another. */
  readonly owner: string;
  /** In the words of the market: `300,00 €`. */
  readonly amount: string;
  /** Until when the vehicle is held, in words; nothing where the service does not say it. */
  readonly held: string | undefined;
  /** Milliseconds for which the vehicle is still held, when the page was rendered; 0 where that is not known. */
  readonly leftMs: number;
  /** Paths: this page, the summary, the reservation, and the login that leads back here; `call` may be a telephone's. */
  readonly places: Readonly<Record<"own" | "summary" | "reservation" | "login" | "call", string>>;
  /** The label of the link to `call`. */
  readonly call: string;
  /** The cookie, as scripts set one, that makes the next page confirm the payment. */
  readonly flash: string;
  readonly words: CardPartProps["words"];
};
