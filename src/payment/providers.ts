import type { PaymentForm } from "./payment-form.ts";
import { sandbox } from "./sandbox/sandbox.ts";
import { stripe } from "./stripe/stripe.ts";

/** The payment providers whose form the site has, by the name that the service calls them. `backend/payment/providers.ts` charges by them. */
export const providers = { stripe, sandbox } as const satisfies Readonly<Record<string, PaymentForm>>;

export type ProviderName = keyof typeof providers;

type Tokens = Readonly<Partial<Record<"paymentProvider" | "clientToken" | "publicKey", string>>>;

const isKnown = (name: string): name is ProviderName => Object.hasOwn(providers, name);

/** Who charges a card on the site; undefined where it is paid at `paymentUrl`. */
export const cardProvider = ({
  paymentProvider = "",
  clientToken,
  publicKey,
}: Tokens): ProviderName | undefined =>
  isKnown(paymentProvider) && clientToken && publicKey ? paymentProvider : undefined;

/** Whether a provider, as a service names it, charges nobody. */
export const isPretence = (name: string): boolean =>
  isKnown(name) && providers[name].testNumbers !== undefined;
