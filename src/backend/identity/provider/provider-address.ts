/** The provider's paths, below `/identity/`. */
export type ProviderPath =
  | "widget.js"
  | "login"
  | "register"
  | "reset"
  | "code"
  | "password"
  | "logout"
  | "openid"
  | "openid/callback"
  | "openid/link";

/** Path of the provider within the services. */
export const providerPath = <Path extends ProviderPath>(path: Path) => `/identity/${path}` as const;

/**
 * The address of one of the provider's pages for a sign-in under way.
 * @param base where browsers reach the public paths of the services
 */
export const providerAddress = (base: string, path: ProviderPath, state: string): string =>
  `${base}${providerPath(path)}?state=${encodeURIComponent(state)}`;
