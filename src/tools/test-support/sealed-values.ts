import { sealData, unsealData } from "iron-session";
import { keyFor } from "#platform/key-for.ts";

/** The site's own key, where a run has made its secret (`makeSecret`). */
const passwordFor = (purpose: string): string => {
  const secret = process.env.E2E_SESSION_SECRET;
  if (!secret) throw new Error("This run knows no secret of its site");
  process.env.SESSION_SECRET ||= secret;
  return Buffer.from(keyFor(purpose)).toString("base64url");
};

/** As `platform/sealed-cookie.ts` seals, which only servers may load. */
export const sealValue = (purpose: string, value: object): Promise<string> =>
  sealData(value, { password: passwordFor(purpose), ttl: 24 * 60 * 60 });

export const unsealValue = <T extends object>(purpose: string, sealed: string): Promise<T> =>
  unsealData<T>(sealed, { password: passwordFor(purpose), ttl: 14 * 24 * 60 * 60 });
