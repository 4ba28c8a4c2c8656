import { revalidateLogic, useForm, useStore } from "@tanstack/react-form";
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import fields from "#payment/card-fields.module.css";
import {
  type CardAnswer,
  type CardPart,
  type CardPartProps,
  cardParts,
  fieldId,
  type PartState,
  type ReadyCard,
} from "#payment/payment-form.ts";
import { providers } from "#payment/providers.ts";
import { fill } from "#platform/fill.ts";
import { Button } from "#ui/button/button.tsx";
import { ErrorSummary } from "#ui/error-summary/error-summary.tsx";
import { Loader } from "#ui/loader/loader.tsx";
import { afterPress } from "#ui/text-input/after-press.ts";
import { TextField } from "#ui/text-input/text-field.tsx";
import styles from "./card-step.module.css";
import type { CardStepProps } from "./card-step-props.ts";

/** What the form knows: how far each part has come, never what was typed into it, and the owner's name. */
export type CardValues = Readonly<Record<CardPart, PartState>> & { readonly owner: string };

export const emptyCard: CardValues = { owner: "", number: "empty", expiry: "empty", cvc: "empty" };

type CardField = keyof CardValues;
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
const cardFields = ["owner", ...cardParts] as const satisfies readonly CardField[];

const wrong = {
  number: { empty: "numberMissing", other: "numberInvalid", past: "numberInvalid" },
  expiry: { empty: "expiryMissing", other: "expiryInvalid", past: "expiryPast" },
  cvc: { empty: "cvcMissing", other: "cvcInvalid", past: "cvcInvalid" },
} as const satisfies Record<CardPart, Record<"empty" | "other" | "past", CardFieldError>>;

/** The errors of the card step (specification 5: step 7). Empty when the card can be charged. Pure. */
export const fieldErrorsOf = (values: CardValues): Partial<Record<CardField, CardFieldError>> => {
  const found: [CardField, CardFieldError][] = cardParts.flatMap((part) => {
    const state = values[part];
    if (state === "complete") return [];
    return [[part, wrong[part][state === "empty" || state === "past" ? state : "other"]]];
  });
  return Object.fromEntries(values.owner.trim() === "" ? [["owner", "ownerMissing"], ...found] : found);
};

/** The fields that have lost the focus once, as soon as no press is going on. */
const useLeftFields = () => {
  const [left, setLeft] = useState<readonly CardField[]>([]);
  const whenReleased = useRef((act: () => void) => act());
  useEffect(() => {
    whenReleased.current = afterPress(document);
  }, []);
  const leave = (field: CardField): void =>
    whenReleased.current(() => setLeft((before) => [...new Set([...before, field])]));
  return { left, leave };
};

/** The state of the card's form: a field is wrong once it was left, all are from the first attempt on; both follow what is typed. */
const useCardValues = (owner: string, onValid: (owner: string) => Promise<void>) => {
  const form = useForm({
    defaultValues: { ...emptyCard, owner },
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
  const { left, leave } = useLeftFields();
  const found = fieldErrorsOf(values);
  const isShown = (field: CardField): boolean => attempts > 0 || left.includes(field);
  const shown = cardFields.flatMap((field) =>
    found[field] && isShown(field) ? [[field, found[field]] as const] : [],
  );
  return { form, attempts, shown, leave };
};

type CardErrorSummaryProps = {
  readonly title: string;
  /** What is wrong, in words. */
  readonly fieldErrors: Readonly<Partial<Record<CardField, string>>>;
  /** How often it was tried: each time the focus comes here, which has it read once. */
  readonly attempts: number;
  /** Leads to a field of the provider, which no id reaches. */
  readonly onPart: (part: CardPart) => void;
};

/** The errors of the card step, each with a link to its field; nothing where there are none. */
const CardErrorSummary = ({ title, fieldErrors, attempts, onPart }: CardErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) box.current?.querySelector<HTMLElement>("[data-error-summary]")?.focus();
  }, [attempts]);
  const lead = (event: MouseEvent): void => {
    const hash = event.target instanceof HTMLAnchorElement ? event.target.hash : "";
    const part = cardParts.find((each) => hash === `#${fieldId(each)}`);
    if (!part) return;
    event.preventDefault();
    onPart(part);
  };
  const items = cardFields.flatMap((field) => {
    const text = fieldErrors[field];
    return text === undefined ? [] : [{ id: fieldId(field), text }];
  });
  if (items.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is clicked are the links in it, by keyboard as well.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link is clicked by its key.
    <div ref={box} onClick={lead}>
      <ErrorSummary title={title} items={items} isQuiet />
    </div>
  );
};

type CardFormProps = Pick<CardStepProps, "locale" | "payment" | "owner" | "amount" | "places" | "words"> & {
  /** Whether React has taken the page over: what was typed before would be lost. */
  readonly isAwake: boolean;
  /** The progress message; undefined while the fields are editable. */
  readonly doing: string | undefined;
  readonly onPay: (charge: () => Promise<CardAnswer>) => Promise<void>;
  /** The fields of the card cannot be shown. */
  readonly onFailed: () => void;
};

/** The owner's name, the fields of the card provider, and one button. What is typed stays, whatever comes of it. */
export const CardForm = (props: CardFormProps) => {
  const { locale, payment, owner: known, amount, places, words, isAwake, doing, onPay, onFailed } = props;
  const [Part, setPart] = useState<ComponentType<CardPartProps>>();
  const [card, setCard] = useState<ReadyCard>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    providers[payment.provider].load().then(
      (part) => setPart(() => part),
      () => fail(),
    );
  }, [payment.provider]);
  const { form, attempts, shown, leave } = useCardValues(
    known,
    async (owner) => card && onPay(() => card.charge(owner)),
  );
  const fieldErrors: Partial<Record<CardField, string>> = Object.fromEntries(
    shown.map(([field, fieldError]) => [field, words.fieldErrors[fieldError]]),
  );
  const isBusy = doing !== undefined;
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void form.handleSubmit();
      }}
    >
      <CardErrorSummary
        title={words.summary}
        fieldErrors={attempts > 0 ? fieldErrors : {}}
        attempts={attempts}
        onPart={(part) => card?.focus(part)}
      />
      <form.Field name="owner">
        {({ state, handleChange }) => (
          <TextField
            id={fieldId("owner")}
            label={words.owner}
            help={words.ownerHelp}
            error={fieldErrors.owner}
            autoComplete="cc-name"
            maxLength={120}
            readOnly={!isAwake || isBusy}
            value={state.value}
            onChange={({ target }) => handleChange(target.value)}
            onBlur={() => leave("owner")}
          />
        )}
      </form.Field>
      <div className={fields.part}>
        {Part && (
          <Part
            {...{ locale, payment, words, fieldErrors }}
            own={places.own}
            isLocked={isBusy}
            onState={(part, state) => form.setFieldValue(part, state)}
            onLeft={leave}
            onReady={setCard}
            onFailed={onFailed}
          />
        )}
        {!card && (
          <div>
            <Loader label={words.loading} />
            <p className={styles.slow}>{words.slow}</p>
          </div>
        )}
      </div>
      <Button size="large" disabled={!card} aria-busy={isBusy} aria-disabled={isBusy}>
        {doing ?? fill(words.pay, { amount })}
      </Button>
    </form>
  );
};
