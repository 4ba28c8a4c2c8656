import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  useElements,
  useStripe,
} from "@stripe/react-stripe-js";
import type { Stripe, StripeElementStyle, StripeElements } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useState } from "react";
import { LabelledField } from "#ui/text-input/labelled-field.tsx";
import styles from "../card-fields.module.css";
import { CardPair } from "../card-pair.tsx";
import { type CardPart, type CardPartProps, fieldId } from "../payment-form.ts";
import { payByStripe, readStripeState } from "./pay-by-stripe.ts";

/** The site's colours and font size for the input in Stripe's frames, which the site's stylesheets do not reach. */
const readStyle = (): StripeElementStyle => {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string): string => tokens.getPropertyValue(name).trim();
  return {
    base: {
      color: token("--ink"),
      fontFamily: "system-ui, sans-serif",
      fontSize: "16px",
      iconColor: token("--muted"),
      "::placeholder": { color: token("--muted") },
    },
    invalid: { color: token("--error"), iconColor: token("--error") },
  };
};

/** Applies that style, and again when the colour scheme changes. */
const useStripeStyle = (): StripeElementStyle => {
  const [style, setStyle] = useState(readStyle);
  useEffect(() => {
    const scheme = matchMedia("(prefers-color-scheme: dark)");
    const ended = new AbortController();
    scheme.addEventListener("change", () => setStyle(readStyle()), { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return style;
};

const elementOf = { number: CardNumberElement, expiry: CardExpiryElement, cvc: CardCvcElement } as const;

const focusOn = (elements: StripeElements, part: CardPart): void => {
  const found = {
    number: elements.getElement("cardNumber"),
    expiry: elements.getElement("cardExpiry"),
    cvc: elements.getElement("cardCvc"),
  };
  found[part]?.focus();
};

type FieldProps = Pick<CardPartProps, "words" | "fieldErrors" | "isLocked" | "onState" | "onLeft"> & {
  readonly part: CardPart;
  readonly help?: string;
  readonly style: StripeElementStyle;
  readonly onReady?: () => void;
};

const Field = (props: FieldProps) => {
  const { part, help, words, fieldErrors, isLocked, style, onState, onLeft, onReady } = props;
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
          onBlur={() => onLeft(part)}
          {...(onReady && { onReady })}
        />
      )}
    </LabelledField>
  );
};

/** The three parts of a card as Stripe fields, with labels and error messages of the site. */
const StripeFields = (props: CardPartProps) => {
  const { payment, words, fieldErrors, isLocked, onState, onLeft, onReady } = props;
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
  const shared = { words, fieldErrors, isLocked, style, onState, onLeft };
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

const waitTimeoutMs = 20_000;

/** Rejects when Stripe's script does not load. */
const load = async (publicKey: string, locale: CardPartProps["locale"]): Promise<Stripe> => {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), waitTimeoutMs));
  const stripe = await Promise.race([loadStripe(publicKey, { locale }), late]);
  if (!stripe) throw new Error("Stripe.js is for browsers");
  return stripe;
};

/** Stripe's fields: frames of its own, whose content this site cannot read. */
export const StripeForm = (props: CardPartProps) => {
  const { locale, onFailed } = props;
  const { publicKey } = props.payment;
  const [stripe, setStripe] = useState<Stripe>();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    load(publicKey, locale).then(setStripe, () => fail());
  }, [publicKey, locale]);
  if (!stripe) return null;
  return (
    <Elements stripe={stripe} options={{ locale }}>
      <StripeFields {...props} />
    </Elements>
  );
};
