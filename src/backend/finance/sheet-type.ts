import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Cents } from "#domain/money.ts";
import type { Locale } from "#platform/locale.ts";
import type { CreditType } from "./finance-settings.ts";
import type { Offer } from "./offer.ts";

export type SheetSection = {
  readonly heading: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
};

/** Data of an offer on the sheet. */
export type SheetOffer = Omit<Offer, "creditType"> & {
  readonly creditType: Pick<CreditType, "name" | "promo" | "openingPercent">;
};

/** The texts of the sheet, in the order of the European form, before layout. */
export type InformationSheet = {
  readonly locale: Locale;
  readonly title: string;
  readonly subject: string;
  readonly made: string;
  readonly warning: string;
  readonly page: string;
  readonly sections: readonly SheetSection[];
  readonly table: {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly totals: readonly string[];
  };
};

export type SheetSubject = {
  /** `SEAT León 1.5 TSI`. */
  readonly name: string;
  readonly vin: string;
  readonly cashCents: Cents;
  readonly dealer: Pick<StoredDealer, "name" | "address" | "zipCode" | "municipality" | "phone">;
  readonly campaignEndsAt: string | null;
};
