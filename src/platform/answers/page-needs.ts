import { isLocalUrl } from "../env-values.ts";

type Directive = "connect-src" | "form-action" | "frame-src" | "img-src" | "script-src";

/** Hosts by the directive that they are added to. */
export type HostsByDirective = Readonly<Partial<Record<Directive, readonly string[]>>>;

/** What a page for one visitor uses beside the site itself. */
export type PageNeeds =
  /** The script and the form of the login provider: `origin` is that of its address. */
  | { readonly kind: "login"; readonly origin: string }
  /** Fields and authentication of the payment provider. */
  | { readonly kind: "card"; readonly hosts: HostsByDirective };

/** Scheme, host and port as a browser writes them, encrypted unless on this machine: no wildcard, no path, no second source. */
export const isSourceOrigin = (text: string): boolean =>
  /^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(text) &&
  URL.parse(text)?.origin === text &&
  (text.startsWith("https:") || isLocalUrl(text));

/** The same of a provider of ours, or `https://*.` and all names below one of two labels at least. */
const isSourceHost = (text: string): boolean =>
  isSourceOrigin(text.replace(/^https:\/\/\*\.(?=[^.]+\.[^.])/, "https://"));

const hostsOf = (needs: PageNeeds): HostsByDirective => {
  if (needs.kind === "card") return needs.hosts;
  const origins = [needs.origin];
  return { "script-src": origins, "connect-src": origins, "form-action": origins };
};

/**
 * The additions to a page's policy; nothing for a page that needs nothing.
 * @throws RangeError for what is no origin, so that an address cannot inject a policy
 */
export const additionsFor = (needs: PageNeeds | undefined): HostsByDirective => {
  if (!needs) return {};
  const hosts = hostsOf(needs);
  const isAllowed = needs.kind === "card" ? isSourceHost : isSourceOrigin;
  const wrong = Object.values(hosts)
    .flat()
    .find((host) => !isAllowed(host));
  if (wrong !== undefined) throw new RangeError(`No origin: ${wrong.slice(0, 100)}`);
  return hosts;
};
