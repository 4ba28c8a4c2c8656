import { forgetState } from "../states/find-state.ts";
import type { ProviderSession } from "./provider-session.ts";
import { seeOther } from "./redirect-to-storefront.ts";

/** Forgets the sign-in under way, all that the provider knows of a visitor, and leads back to the shop's login page. */
export const logOut = async ({ call, found }: ProviderSession): Promise<Response> => {
  await forgetState(call.orm, found);
  return seeOther(found.returnUrl);
};
