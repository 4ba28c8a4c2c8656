import "server-only";
import { sealData, unsealData } from "iron-session";
import { isSecureSite } from "./env.ts";
import { keyFor } from "./key-for.ts";

/** How a sealed cookie travels. Lax: a strict one would be missing after card authentication and from every mail. */
export const sealedCookieOptions = () =>
  ({ httpOnly: true, sameSite: "lax", secure: isSecureSite(), path: "/" }) as const;

const passwordFor = (purpose: string): string => Buffer.from(keyFor(purpose)).toString("base64url");

/**
 * A value that only this site can read, for one purpose: what was sealed for another one does not open.
 * @param seconds after which it does not open any more
 */
export const seal = (purpose: string, value: object, seconds: number): Promise<string> =>
  sealData(value, { password: passwordFor(purpose), ttl: seconds });

/** What was sealed for this purpose; undefined for what is missing, forged, cut off or too old. Never throws. */
export const unseal = async <T extends object>(
  purpose: string,
  sealed: string | undefined,
  seconds: number,
): Promise<T | undefined> => {
  if (!sealed) return undefined;
  const password = passwordFor(purpose);
  const value = await unsealData<T>(sealed, { password, ttl: seconds }).catch(() => undefined);
  // What is too old or not ours is unsealed as an empty object.
  return value && Object.keys(value).length > 0 ? value : undefined;
};
