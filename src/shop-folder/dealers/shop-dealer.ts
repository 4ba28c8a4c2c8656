import type { Country } from "#market/countries.ts";
import type { Locale } from "#platform/locale.ts";

export type ShopDealer = {
  /** On the wire. */
  readonly id: string;
  readonly dealerCode: string;
  readonly name: string;
  readonly country: Country;
  /** Service group, such as CP (sells) and CEV (values cars as well). */
  readonly group: string;
  readonly municipality: string;
  /** Region or district, as people say it: `Comunidad de Madrid`. */
  readonly region: string;
  readonly address: string;
  readonly zipCode: string;
  /** E.164: `+34910000001`. */
  readonly phone: string;
  /** E.164; undefined without WhatsApp. */
  readonly whatsapp: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  /** Addresses of those who answer, and the language of the mails to them. */
  readonly staffMail: {
    readonly mail: string | undefined;
    readonly appointments: string | undefined;
    readonly reservations: string | undefined;
    readonly language: Locale | undefined;
  };
  /** Days: 1 is Monday, 7 Sunday. */
  readonly openingHours: readonly {
    readonly days: readonly number[];
    readonly opens: string;
    readonly closes: string;
  }[];
};
