import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { type CardPart, cardParts, type PartState } from "#payment/payment-form.ts";

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

/** The state of the card's form: nothing is wrong before the first attempt, from then on what is wrong follows what is typed. */
export const useCardValues = (onValid: (owner: string) => Promise<void>) => {
  const form = useForm({
    defaultValues: emptyCard,
    validationLogic: revalidateLogic(),
    validators: {
      onDynamic: ({ value }) => {
        const fields = fieldErrorsOf(value);
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
    onSubmit: ({ value }) => onValid(value.owner.trim()),
  });
  const attempts = useStore(form.store, ({ submissionAttempts }) => submissionAttempts);
  const values = useStore(form.store, (state) => state.values);
  return { form, attempts, found: attempts > 0 ? fieldErrorsOf(values) : {} };
};
