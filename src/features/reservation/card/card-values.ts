/** How far a part of a card has come, as whoever reads it says: `past` is a date that is over. */
export type PartState = "empty" | "incomplete" | "invalid" | "past" | "complete";

/** The parts of a card, in their order on the page. */
export const cardParts = ["number", "expiry", "cvc"] as const;
export type CardPart = (typeof cardParts)[number];

/** What the form knows: how far each part has come, never what was typed into it, and the owner's name. */
export type CardValues = Readonly<Record<CardPart, PartState>> & { readonly owner: string };

export const emptyCard: CardValues = { owner: "", number: "empty", expiry: "empty", cvc: "empty" };

export type CardField = keyof CardValues;
export type CardFieldError =
  | "ownerMissing"
  | "numberMissing"
  | "numberInvalid"
  | "expiryMissing"
  | "expiryInvalid"
  | "expiryPast"
  | "cvcMissing"
  | "cvcInvalid";

/** The fields in their order on the page. */
export const cardFields = ["owner", ...cardParts] as const satisfies readonly CardField[];

const wrong = {
  number: { empty: "numberMissing", other: "numberInvalid", past: "numberInvalid" },
  expiry: { empty: "expiryMissing", other: "expiryInvalid", past: "expiryPast" },
  cvc: { empty: "cvcMissing", other: "cvcInvalid", past: "cvcInvalid" },
} as const satisfies Record<CardPart, Record<"empty" | "other" | "past", CardFieldError>>;

/** What keeps the card step from being valid (specification 5: step 7). Nothing when the card can be charged. Pure. */
export const fieldErrorsOf = (values: CardValues): Partial<Record<CardField, CardFieldError>> => {
  const found: [CardField, CardFieldError][] = cardParts.flatMap((part) => {
    const state = values[part];
    if (state === "complete") return [];
    return [[part, wrong[part][state === "empty" || state === "past" ? state : "other"]]];
  });
  return Object.fromEntries(values.owner.trim() === "" ? [["owner", "ownerMissing"], ...found] : found);
};
