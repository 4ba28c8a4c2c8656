import { sealData, unsealData } from "iron-session";
import { isSecureSite } from "./env.ts";
import { acceptedKeysFor, keyFor } from "./key-for.ts";

/** How a sealed cookie travels. Lax: a strict one would be missing after card authentication and from every mail. */
export const sealedCookieOptions = () =>
  ({ httpOnly: true, sameSite: "lax", secure: isSecureSite(), path: "/" }) as const;

const passwordOf = (key: Uint8Array): string => Buffer.from(key).toString("base64url");

/**
 * A value that only this site can read, for one purpose: what was sealed for another one does not open.
 * @param seconds after which it does not open any more
 */
export const seal = (purpose: string, value: object, seconds: number): Promise<string> =>
  sealData(value, { password: passwordOf(keyFor(purpose)), ttl: seconds });

/** What was sealed for this purpose; undefined for what is missing, forged, cut off or too old. Never throws. */
export const unseal = async <T extends object>(
  purpose: string,
  sealed: string | undefined,
  seconds: number,
): Promise<T | undefined> => {
  if (!sealed) return undefined;
  for (const key of acceptedKeysFor(purpose)) {
    const options = { password: passwordOf(key), ttl: seconds };
    const value = await unsealData<T>(sealed, options).catch(() => undefined);
    // What is too old or not ours is unsealed as an empty object.
    if (value && Object.keys(value).length > 0) return value;
  }
  return undefined;
};
