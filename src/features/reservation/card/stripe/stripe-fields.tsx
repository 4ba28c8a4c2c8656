import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import type { StripeElementStyle, StripeElements } from "@stripe/stripe-js";
import { useEffect, useEffectEvent, useState } from "react";
import { LabelledField } from "#ui/text-input/labelled-field.tsx";
import { CardPair } from "../card-pair.tsx";
import { type CardPartProps, fieldId } from "../card-part-props.ts";
import styles from "../card-step.module.css";
import type { CardPart } from "../card-values.ts";
import { payByStripe } from "./pay-by-stripe.ts";
import { readStripeState } from "./read-stripe-state.ts";
import { useStripeStyle } from "./use-stripe-style.ts";

const elementOf = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;

const focusOn = (elements: StripeElements, part: CardPart): void => {
  const found = {
    number: elements.getElement("cardNumber"),
    expiry: elements.getElement("cardExpiry"),
    cvc: elements.getElement("cardCvc"),
  };
  found[part]?.focus();
};

type FieldProps = Pick<CardPartProps, "words" | "fieldErrors" | "isLocked" | "onState"> & {
  readonly part: CardPart;
  readonly help?: string;
  readonly style: StripeElementStyle;
  readonly onReady?: () => void;
};

const Field = ({ part, help, words, fieldErrors, isLocked, style, onState, onReady }: FieldProps) => {
  const Element = elementOf[part];
  return (
    <LabelledField
      id={fieldId(part)}
      label={words[part]}
      help={help}
      error={fieldErrors[part]}
      describedBy={undefined}
    >
      {({ id }) => (
        <Element
          id={id}
          className={styles.element}
          options={{
            style,
            disabled: isLocked,
            classes: { invalid: styles.invalid ?? "", focus: styles.focused ?? "" },
          }}
          onChange={(change) => onState(part, readStripeState(change))}
          {...(onReady && { onReady })}
        />
      )}
    </LabelledField>
  );
};

/** The three parts of a card as fields of Stripe's, labelled and worded by us. */
export const StripeFields = (props: CardPartProps) => {
  const { payment, words, fieldErrors, isLocked, onState, onReady } = props;
  const { clientToken } = payment;
  const stripe = useStripe();
  const elements = useElements();
  const style = useStripeStyle();
  const [isThere, setThere] = useState(false);
  const beReady = useEffectEvent(onReady);
  useEffect(() => {
    if (!stripe || !elements || !isThere) return;
    beReady({
      charge: (owner) => payByStripe(stripe, elements.getElement("cardNumber"), { clientToken, owner }),
      focus: (part) => focusOn(elements, part),
    });
  }, [stripe, elements, isThere, clientToken]);
  const shared = { words, fieldErrors, isLocked, style, onState };
  return (
    <>
      <Field {...shared} part="number" onReady={() => setThere(true)} />
      <CardPair>
        <Field {...shared} part="expiry" help={words.expiryHelp} />
        <Field {...shared} part="cvc" help={words.cvcHelp} />
      </CardPair>
    </>
  );
};
