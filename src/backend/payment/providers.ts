import { NotFoundError } from "#backend/errors.ts";
import type { PublicRoute } from "#backend/http/public-route.ts";
import type { Orm } from "#backend/store/database.ts";
import type { PaymentProvider, PaymentService } from "./payment-provider.ts";
import { sandbox } from "./sandbox/sandbox.ts";
import { stripe } from "./stripe/stripe.ts";

/** The payment providers by the name that is stored with a payment. Their forms are in `src/payment/providers.ts`. */
export const providers: Readonly<Record<string, PaymentService>> = { stripe, sandbox };

/** The active provider; undefined where payments are disabled. */
export const paymentProvider = (orm: Orm): PaymentProvider | undefined => {
  const services = Object.values(providers);
  for (const { open } of [
    ...services.filter(({ movesNoMoney }) => !movesNoMoney),
    ...services.filter(({ movesNoMoney }) => movesNoMoney),
  ]) {
    const provider = open(orm);
    if (provider) return provider;
  }
  return undefined;
};

/** Whether a provider makes no real charges. */
export const movesNoMoney = (name: string): boolean => providers[name]?.movesNoMoney === true;

const whileItCharges = (name: string, route: PublicRoute): PublicRoute => ({
  ...route,
  answer: (request, call, params) => {
    if (paymentProvider(call.orm)?.name !== name) throw new NotFoundError("No such path");
    return route.answer(request, call, params);
  },
});

/** The providers' routes for browsers. Those of the sandbox are absent where cards are really charged. */
export const paymentRoutes = (): readonly PublicRoute[] =>
  Object.entries(providers).flatMap(([name, { routes = [] }]) =>
    routes.map((route) => whileItCharges(name, route)),
  );
