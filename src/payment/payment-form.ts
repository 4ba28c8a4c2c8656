import type { ComponentType } from "react";
import type { HostsByDirective } from "#platform/answers/page-needs.ts";
import type { Locale } from "#platform/locale.ts";
import type { WordsOf } from "#platform/wording.ts";

/** A payment provider on the storefront's side: an entry of `providers.ts`. */
export type PaymentForm = {
  /** The provider's hosts that the card step may load from. */
  readonly hosts?: HostsByDirective;
  /** Loads the card fields; rejects on failure. The import is guarded by a check for `window`, so that no server bundles it. */
  readonly load: () => Promise<ComponentType<CardPartProps>>;
  /** Of a provider without real charges: test numbers, formatted as on cards, and what each does. */
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

/** Why the result of a charge is unknown. The reservation service is queried then. */
export type Doubt =
  /** The connection ended before or after the charge. */
  | "lost"
  /** The provider does not answer, or not in the expected form. */
  | "silent"
  /** The payment is not in the state that this page expected. */
  | "changed"
  /** The page was left during the redirect to the bank. */
  | "authentication"
  /** The page was left during the charge. */
  | "interrupted";

/** Result of a charge. The reservation service has the final state. */
export type CardAnswer =
  | { readonly kind: "charged" }
  | { readonly kind: "refused"; readonly why: Refusal }
  | { readonly kind: "unsure"; readonly why: Doubt }
  /** The bank authenticates the customer on a page of its own. */
  | { readonly kind: "leaves"; readonly address: string };

export const refused = (why: Refusal): CardAnswer => ({ kind: "refused", why });
export const unsure = (why: Doubt): CardAnswer => ({ kind: "unsure", why });

/** The fields of a card, in their order on the page. */
export const cardParts = ["number", "expiry", "cvc"] as const;
export type CardPart = (typeof cardParts)[number];

/** State of a card field as its provider reports it: `past` is an expired date. */
export type PartState = "empty" | "incomplete" | "invalid" | "past" | "complete";

/** The fields of a card, once they are ready for input. */
export type ReadyCard = {
  /** Charges the entered card. Never throws. */
  readonly charge: (owner: string) => Promise<CardAnswer>;
  readonly focus: (part: CardPart) => void;
};

/** Options for rendering a provider's fields. What is typed into them stays there. */
export type CardPartProps = {
  readonly locale: Locale;
  readonly payment: { readonly clientToken: string; readonly publicKey: string };
  /** Path to which the bank's page redirects. */
  readonly own: string;
  /** Texts of the part of the card step that runs in the browser. */
  readonly words: WordsOf<"cardStep">["browser"];
  /** Error messages, by field. */
  readonly fieldErrors: Readonly<Partial<Record<CardPart, string>>>;
  /** Whether a payment is in progress. */
  readonly isLocked: boolean;
  readonly onState: (part: CardPart, state: PartState) => void;
  /** The field has lost the focus. */
  readonly onLeft: (part: CardPart) => void;
  readonly onReady: (card: ReadyCard) => void;
  /** The fields cannot be shown. */
  readonly onFailed: () => void;
};

/** Ids of the fields, to which error messages link. */
export const fieldId = (field: CardPart | "owner"): string => `card-${field}`;
