import type { PaymentForm } from "./payment-form.ts";
import { sandbox } from "./sandbox/sandbox.ts";
import { stripe } from "./stripe/stripe.ts";

/** The payment providers with a form on the site, by the name that the service uses. The services' side is `backend/payment/providers.ts`. */
export const providers = { stripe, sandbox } as const satisfies Readonly<Record<string, PaymentForm>>;

export type ProviderName = keyof typeof providers;

type Tokens = Readonly<Partial<Record<"paymentProvider" | "clientToken" | "publicKey", string>>>;

const isKnown = (name: string): name is ProviderName => Object.hasOwn(providers, name);

/** The provider that charges cards on the site; undefined where the customer pays at `paymentUrl`. */
export const cardProvider = ({
  paymentProvider = "",
  clientToken,
  publicKey,
}: Tokens): ProviderName | undefined =>
  isKnown(paymentProvider) && clientToken && publicKey ? paymentProvider : undefined;

/** Whether a provider, by the service's name, makes no real charges. */
export const movesNoMoney = (name: string): boolean =>
  isKnown(name) && providers[name].testNumbers !== undefined;
