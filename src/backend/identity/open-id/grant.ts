import { seal, unseal } from "#platform/sealed-cookie.ts";
import { rememberedMilliseconds } from "../session-times.ts";
import type { ProviderSubject } from "./links.ts";

/** What the provider gave with a sign-in. */
export type Grant = ProviderSubject & {
  /** When the customer proved to the provider who they are, in seconds. */
  readonly authenticatedAt: number;
  readonly idToken?: string | undefined;
  /** Asks the provider later whether the session may go on. */
  readonly refreshToken?: string | undefined;
};

/** A person at the provider whose mail address belongs to an account here, until they prove that it is theirs. */
export type Claim = {
  /** Of the browser: another one cannot use it. */
  readonly owner: string;
  readonly email: string;
  readonly isRemembered: boolean;
  readonly grant: Grant;
};

const seconds = rememberedMilliseconds / 1000;

/** As it is stored: a reader of the table can do nothing with it. */
export const sealGrant = (grant: Grant): Promise<string> => seal("open-id-grant", grant, seconds);

export const openGrant = (sealed: string | null | undefined): Promise<Grant | undefined> =>
  unseal<Grant>("open-id-grant", sealed ?? undefined, seconds);

export const sealClaim = (claim: Claim): Promise<string> => seal("open-id-claim", claim, seconds);

export const openClaim = (sealed: string | null | undefined): Promise<Claim | undefined> =>
  unseal<Claim>("open-id-claim", sealed ?? undefined, seconds);
