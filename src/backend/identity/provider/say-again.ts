import { seal, unseal } from "#platform/sealed-cookie.ts";
import { stateMilliseconds } from "../states/state-times.ts";
import type { ProviderPath } from "./provider-address.ts";
import type { ProviderSession, Said } from "./provider-session.ts";
import { seeOther } from "./redirect-to-storefront.ts";

const purpose = "provider-said";
const seconds = stateMilliseconds / 1000;

/**
 * Leads a refused form back to its page by GET, so that Back and reloading work there. What it says travels in the address, sealed
 * and for this sign-in alone: neither logs nor the next site read what was typed.
 */
export const sayAgain = async (
  { found, link }: ProviderSession,
  path: ProviderPath,
  said: Said,
  query: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const sealed = await seal(purpose, { ...said, of: found.hash }, seconds);
  return seeOther(`${link(path)}&${new URLSearchParams({ ...query, said: sealed })}`);
};

/** What a page that is reached by `sayAgain` says; nothing where that was sealed for another sign-in. */
export const readSaid = async (query: URLSearchParams, stateHash: string): Promise<Said> => {
  const said = await unseal<Said & { readonly of: string }>(purpose, query.get("said") ?? "", seconds);
  return said?.of === stateHash ? said : {};
};
