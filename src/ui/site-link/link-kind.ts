export type LinkKind = "site" | "fragment" | "outside" | "contact" | "refused";

// Browsers drop tabs and line ends inside an address and control characters before it, so such an address is refused.
const unsafeCharacters = /[\p{Cc}\\]/u;

/**
 * What an address from content leads to. Only site paths, fragments, http(s), mail and telephone are followed;
 * everything else, `javascript:` and scheme-relative addresses among it, is refused.
 */
export function linkKind(href: string): LinkKind {
  const address = href.trim();
  if (address === "" || unsafeCharacters.test(address)) return "refused";
  if (address.startsWith("#")) return "fragment";
  if (address.startsWith("/")) return address.startsWith("//") ? "refused" : "site";
  if (/^https?:\/\/[^/]/i.test(address)) return "outside";
  if (/^(tel|mailto):[^/]/i.test(address)) return "contact";
  return "refused";
}
