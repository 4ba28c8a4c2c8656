import { isLocalUrl } from "../env-values.ts";

/** What a page for one visitor uses beside the site itself. */
export type PageNeeds =
  /** The script and the form of the login provider: `origin` is that of its address. */
  | { readonly kind: "login"; readonly origin: string }
  /** Fields and authentication of the card provider. */
  | { readonly kind: "card" };

type Directive = "connect-src" | "form-action" | "frame-src" | "img-src" | "script-src";

/** Origins by the directive that they are added to. */
export type PolicyAdditions = Readonly<Partial<Record<Directive, readonly string[]>>>;

const ofLogin = (origin: string): PolicyAdditions => ({
  "script-src": [origin],
  "connect-src": [origin],
  "form-action": [origin],
});

/** What Stripe asks for (docs.stripe.com/security/guide, "Content security policy"): its script loads parts from names below its own. */
const ofCard: PolicyAdditions = {
  "script-src": ["https://js.stripe.com", "https://*.js.stripe.com"],
  "frame-src": ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"],
  "connect-src": ["https://api.stripe.com"],
};

/** Scheme, host and port as a browser writes them, encrypted unless on this machine: no wildcard, no path, no second source. */
export const isSourceOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(text) &&
  URL.parse(text)?.origin === text &&
  (text.startsWith("https:") || isLocalUrl(text));

/**
 * What is added to the policy of a page; nothing for a page that needs nothing.
 * @throws RangeError for what is no origin: whoever writes an address must not write a policy
 */
export const additionsFor = (needs: PageNeeds | undefined): PolicyAdditions => {
  if (!needs) return {};
  if (needs.kind === "card") return ofCard;
  if (!isSourceOrigin(needs.origin)) throw new RangeError(`No origin: ${needs.origin.slice(0, 100)}`);
  return ofLogin(needs.origin);
};

/** By this header of an answer the pipeline says that the page passes no cache; it goes no further than the stamp. */
export const freshPageHeader = "x-fresh-page";

/** By this header of an answer the pipeline says what the page needs; it goes no further than the stamp. */
export const pageNeedsHeader = "x-page-needs";

/** @throws RangeError as `additionsFor` */
export const writeNeeds = (needs: PageNeeds): string => {
  additionsFor(needs);
  return needs.kind === "login" ? `login ${needs.origin}` : needs.kind;
};

export const readNeeds = (written: unknown): PageNeeds | undefined => {
  const [kind, origin] = String(written ?? "").split(" ");
  if (kind === "card") return { kind };
  return kind === "login" && origin !== undefined ? { kind, origin } : undefined;
};
