import type { Locale } from "#platform/locale.ts";
import type { CardAnswer } from "./card-answer.ts";
import type { CardPayment } from "./card-step-props.ts";
import type { CardPart, PartState } from "./card-values.ts";
import type { CardWords } from "./card-words.ts";

/** The fields of a card, once they can be typed into. */
export type ReadyCard = {
  /** Charges what was typed. Never throws. */
  readonly charge: (owner: string) => Promise<CardAnswer>;
  readonly focus: (part: CardPart) => void;
};

/** What either provider's fields are rendered with; what is typed into them stays there. */
export type CardPartProps = {
  readonly locale: Locale;
  readonly payment: CardPayment;
  /** Path to which a bank's page leads back. */
  readonly own: string;
  readonly words: CardWords;
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
