import { readLoginRequest } from "#domain/login-address.ts";
import { loginPurpose } from "#domain/login-purpose.ts";
import { enterByCode } from "../codes/enter-by-code.ts";
import type { FoundState } from "../states/find-state.ts";
import type { ProviderSession } from "./provider-session.ts";
import { redirectToStorefront } from "./redirect-to-storefront.ts";

/**
 * Whether the code alone signs a visitor in, and opens an account where there is none: on the way through a reservation, which goes on to
 * ask for name and telephone.
 */
export const isCodeEnough = ({ returnUrl }: Pick<FoundState, "returnUrl">): boolean =>
  loginPurpose(readLoginRequest(new URL(returnUrl).searchParams)).purpose === "reservation";

/** Signs in the owner of the address that the code has just proven. */
export const signInByCode = async (visit: ProviderSession, email: string): Promise<Response> => {
  const { call, locale } = visit;
  const { customerId, isNew } = await enterByCode(call.orm, { email, locale });
  call.log.info({ customerId, isNew }, "a code has signed a customer in");
  return redirectToStorefront(visit, customerId, { isNew });
};
