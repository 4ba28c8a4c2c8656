import type { ComponentType } from "react";
import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";

/** What the storefront has of a payment provider: an entry of `providers.ts`. */
export type PaymentForm = {
  /** The provider's hosts that the card step may use. */
  readonly hosts?: HostsByDirective;
  /** Fetches the fields of a card; rejects where they do not come. The import stands where there is a window: no server bundles it. */
  readonly load: () => Promise<ComponentType<CardPartProps>>;
  /** Of a provider that charges nobody: numbers to try, as cards show them, and what each does. */
  readonly testNumbers?: readonly (readonly [number: string, does: keyof WordsOf<"cardStep">["testCards"]])[];
};

/** `load` where there is no window. */
export const loadsInBrowsers: PaymentForm["load"] = () =>
  Promise.reject(new Error("The fields of a card are for browsers"));

/** Why a card was not charged. */
export type Refusal =
  | "declined"
  | "insufficientFunds"
  | "authentication"
  | "expired"
  | "wrongCode"
  | "wrongNumber";

/** Why nobody can tell yet whether a card was charged: the service that reserves is asked. */
export type Doubt =
  /** The connection ended before or after the charge. */
  | "lost"
  /** Whoever charges does not answer, or not what can be understood. */
  | "silent"
  /** The payment is not what this page believed. */
  | "changed"
  /** The page was left on the way to the bank's. */
  | "authentication"
  /** The page was left while the card was being charged. */
  | "interrupted";

/** What came of asking the provider to charge a card. Of a charge the service that reserves has the last word. */
export type CardAnswer =
  | { readonly kind: "charged" }
  | { readonly kind: "refused"; readonly why: Refusal }
  | { readonly kind: "unsure"; readonly why: Doubt }
  /** The bank asks its customer on a page of its own. */
  | { readonly kind: "leaves"; readonly address: string };

export const refused = (why: Refusal): CardAnswer => ({ kind: "refused", why });
export const unsure = (why: Doubt): CardAnswer => ({ kind: "unsure", why });

/** The parts of a card, in their order on the page. */
export const cardParts = ["number", "expiry", "cvc"] as const;
export type CardPart = (typeof cardParts)[number];

/** How far a part of a card has come, as whoever reads it says: `past` is a date that is over. */
export type PartState = "empty" | "incomplete" | "invalid" | "past" | "complete";

/** The fields of a card, once they can be typed into. */
export type ReadyCard = {
  /** Charges what was typed. Never throws. */
  readonly charge: (owner: string) => Promise<CardAnswer>;
  readonly focus: (part: CardPart) => void;
};

/** What a provider's fields are rendered with; what is typed into them stays there. */
export type CardPartProps = {
  readonly locale: Locale;
  readonly payment: { readonly clientToken: string; readonly publicKey: string };
  /** Path to which a bank's page leads back. */
  readonly own: string;
  /** The words of the part of the card step that runs in the browser. */
  readonly words: WordsOf<"cardStep">["browser"];
  /** What is wrong, in words. */
  readonly fieldErrors: Readonly<Partial<Record<CardPart, string>>>;
  /** While a payment is under way. */
  readonly isLocked: boolean;
  readonly onState: (part: CardPart, state: PartState) => void;
  readonly onReady: (card: ReadyCard) => void;
  /** They cannot be shown. */
  readonly onFailed: () => void;
};

/** Ids of the fields, to which what is wrong leads. */
export const fieldId = (field: CardPart | "owner"): string => `card-${field}`;
