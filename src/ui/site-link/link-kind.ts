export type LinkKind = "site" | "fragment" | "outside" | "contact" | "refused";

// Browsers remove tabs and line breaks inside an address and control characters before it, so such an address
// is refused.
const unsafeCharacters = /[\p{Cc}\\]/u;

/**
 * Classifies an address from content. Allowed are site paths, fragments, http(s), mail and telephone;
 * everything else, such as `javascript:` and scheme-relative addresses, is refused.
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
 * Validates an address before a visitor is sent to it.
 * @param outside whether other sites are allowed
 * @throws RefusedAddressError for a dangerous protocol, an address unsafe to pass to a browser, and another
 * site without permission
 */
export const checkAddress = (href: string, { outside }: { readonly outside: boolean }): LinkKind => {
  const kind = linkKind(href);
  if (kind === "refused")
    throw new RefusedAddressError(`Not an address to follow: ${JSON.stringify(href.slice(0, 200))}`);
  if (kind === "outside" && !outside)
    throw new RefusedAddressError(`Leads outside without permission: ${href.slice(0, 200)}`);
  return kind;
};
