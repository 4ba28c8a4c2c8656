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

/** What came of asking the card provider to charge a card. Of a charge the service that reserves has the last word. */
export type CardAnswer =
  | { readonly kind: "charged" }
  | { readonly kind: "refused"; readonly why: Refusal }
  | { readonly kind: "unsure"; readonly why: Doubt }
  /** The bank asks its customer on a page of its own. */
  | { readonly kind: "leaves"; readonly address: string };

export const refused = (why: Refusal): CardAnswer => ({ kind: "refused", why });
export const unsure = (why: Doubt): CardAnswer => ({ kind: "unsure", why });
