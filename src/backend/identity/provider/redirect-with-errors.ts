import { seal, unseal } from "#platform/sealed-cookie.ts";
import { stateMilliseconds } from "../states/state-times.ts";
import type { ProviderPath } from "./provider-address.ts";
import type { FormErrors, ProviderSession } from "./provider-session.ts";
import { seeOther } from "./redirect-to-storefront.ts";

const purpose = "provider-said";
const seconds = stateMilliseconds / 1000;

/**
 * Redirects a refused form to its page by GET, so that Back and reloading work there. The errors are part of the address, sealed and valid
 * for this sign-in alone: neither logs nor the next site can read what was typed.
 */
export const redirectWithErrors = async (
  { found, link }: ProviderSession,
  path: ProviderPath,
  errors: FormErrors,
  query: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const sealed = await seal(purpose, { ...errors, of: found.hash }, seconds);
  return seeOther(`${link(path)}&${new URLSearchParams({ ...query, said: sealed })}`);
};

/** The errors of a page that is reached by `redirectWithErrors`; empty when they were sealed for another sign-in. */
export const readFormErrors = async (query: URLSearchParams, stateHash: string): Promise<FormErrors> => {
  const errors = await unseal<FormErrors & { readonly of: string }>(
    purpose,
    query.get("said") ?? "",
    seconds,
  );
  return errors?.of === stateHash ? errors : {};
};
