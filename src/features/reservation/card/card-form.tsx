import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import fields from "#payment/card-fields.module.css";
import { type CardAnswer, type CardPartProps, fieldId, type ReadyCard } from "#payment/payment-form.ts";
import { providers } from "#payment/providers.ts";
import { fill } from "#platform/fill.ts";
import { Button } from "#ui/button/button.tsx";
import { Loader } from "#ui/loader/loader.tsx";
import { TextField } from "#ui/text-input/text-field.tsx";
import { CardErrorSummary } from "./card-error-summary.tsx";
import styles from "./card-step.module.css";
import type { CardStepProps } from "./card-step-props.ts";
import { useCardValues } from "./card-values.ts";

type CardFormProps = Pick<CardStepProps, "locale" | "payment" | "amount" | "places" | "words"> & {
  /** Whether React has taken the page over: what was typed before would be lost. */
  readonly isAwake: boolean;
  /** What is being done, in words; undefined while somebody may type. */
  readonly doing: string | undefined;
  readonly onPay: (charge: () => Promise<CardAnswer>) => Promise<void>;
  /** The fields of the card cannot be shown. */
  readonly onFailed: () => void;
};

/** The owner's name, the fields of the card provider, and one button. What is typed stays, whatever comes of it. */
export const CardForm = (props: CardFormProps) => {
  const { locale, payment, amount, places, words, isAwake, doing, onPay, onFailed } = props;
  const [Part, setPart] = useState<ComponentType<CardPartProps>>();
  const [card, setCard] = useState<ReadyCard>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    providers[payment.provider].load().then(
      (part) => setPart(() => part),
      () => fail(),
    );
  }, [payment.provider]);
  const { form, attempts, found } = useCardValues(async (owner) => card && onPay(() => card.charge(owner)));
  const fieldErrors = Object.fromEntries(
    Object.entries(found).map(([field, fieldError]) => [field, words.fieldErrors[fieldError]]),
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
        fieldErrors={fieldErrors}
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
