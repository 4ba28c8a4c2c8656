import type { Orm } from "#backend/store/database.ts";
import { type KnownBrowser, knowsAccount } from "./known-browser.ts";
import { isKnownNetwork } from "./known-networks.ts";

/** The origin of a request, as far as it is known. */
export type SignInOrigin = {
  /** Of the client's address; undefined where the caller is not the visitor. */
  readonly addressGroup?: string | undefined;
  readonly browser?: KnownBrowser | undefined;
};

/**
 * The place of a claimed customer who has signed in there before: attempts from elsewhere never lock them out there. Undefined for
 * strangers, and for an unknown customer, after the same work.
 */
export const findOwnPlace = async (
  orm: Orm,
  customerId: string | undefined,
  { addressGroup, browser }: SignInOrigin,
): Promise<string | undefined> => {
  const isKnown = await isKnownNetwork(orm, customerId ?? "", addressGroup ?? "");
  if (customerId === undefined) return undefined;
  if (browser !== undefined && knowsAccount(browser, customerId))
    return `browser ${browser.id} ${customerId}`;
  return isKnown ? `network ${addressGroup} ${customerId}` : undefined;
};

/** The same for a customer who is signed in. */
export const signedInPlace = (customerId: string): string => `session ${customerId}`;
