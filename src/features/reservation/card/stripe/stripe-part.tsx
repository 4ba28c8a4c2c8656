import { Elements } from "@stripe/react-stripe-js";
import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useEffectEvent, useState } from "react";
import type { CardPartProps } from "../card-part-props.ts";
import { StripeFields } from "./stripe-fields.tsx";

const patienceMs = 20_000;

/** Rejects where Stripe's script does not come. */
const load = async (publicKey: string, locale: CardPartProps["locale"]): Promise<Stripe> => {
  const late = new Promise<never>((_, fail) => setTimeout(() => fail(new Error("late")), patienceMs));
  const stripe = await Promise.race([loadStripe(publicKey, { locale }), late]);
  if (!stripe) throw new Error("Stripe.js is for browsers");
  return stripe;
};

/** Stripe's fields: frames of its own, whose content this site never sees. */
export const StripePart = (props: CardPartProps) => {
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
