import { createHash } from "node:crypto";

/**
 * An address of 2001:db8::/32 (documentation), for a visitor of that name. The limits count its first 64 bits; a site
 * under test believes it in `x-forwarded-for`, see TRUSTED_PROXIES.
 */
export const visitorAddress = (name: string): string => {
  const [first, second] = createHash("sha256").update(name).digest("hex").match(/.{4}/g) ?? [];
  return `2001:db8:${first}:${second}::1`;
};
