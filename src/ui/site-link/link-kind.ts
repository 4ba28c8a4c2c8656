export type LinkKind = "site" | "fragment" | "outside" | "contact" | "refused";

// Browsers drop tabs and line ends inside an address and control characters before it, so such an address is refused.
const unsafeCharacters = /[\p{Cc}\\]/u;

/**
 * What an address from content leads to. Only site paths, fragments, http(s), mail and telephone are followed;
 * everything else, `javascript:` and scheme-relative addresses among it, is refused.
 */
export const linkKind = (href: string): LinkKind => {
  const address = href.trim();
  if (address === "" || unsafeCharacters.test(address)) return "refused";
  if (address.startsWith("#")) return "fragment";
  if (address.startsWith("/")) return address.startsWith("//") ? "refused" : "site";
  if (/^https?:\/\/[^/]/i.test(address)) return "outside";
  if (/^(tel|mailto):[^/]/i.test(address)) return "contact";
  return "refused";
};

/** An address that must not be followed, with the reason of specification section 8. */
export class RefusedAddressError extends Error {
  override readonly name = "RefusedAddressError";
}

/**
 * Lets an address pass that a visitor may be sent to.
 * @param outside whether it may leave the site
 * @throws RefusedAddressError for a dangerous protocol, for what no browser should be handed, and without permission for
 * an address outside
 */
export const checkAddress = (href: string, { outside }: { readonly outside: boolean }): LinkKind => {
  const kind = linkKind(href);
  if (kind === "refused")
    throw new RefusedAddressError(`Not an address to follow: ${JSON.stringify(href.slice(0, 200))}`);
  if (kind === "outside" && !outside)
    throw new RefusedAddressError(`Leads outside without permission: ${href.slice(0, 200)}`);
  return kind;
};
