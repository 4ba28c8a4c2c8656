import { forgetState } from "../states/find-state.ts";
import { seeOther } from "./lead-back.ts";
import type { Visit } from "./visit.ts";

/** Forgets the sign-in under way, all that the provider knows of a visitor, and leads back to the shop's login page. */
export const logOut = async ({ call, found }: Visit): Promise<Response> => {
  await forgetState(call.orm, found);
  return seeOther(found.returnUrl);
};
