import { env } from "#platform/env.ts";
import { privateKeyOf } from "#platform/env-values.ts";

/** The provider of the group, as the environment names it. */
export type OpenIdSettings = {
  readonly issuer: URL;
  readonly clientId: string;
  /** What customers call it. */
  readonly name: string;
  readonly secret?: string | undefined;
  readonly privateKey?: string | undefined;
  readonly scope: string;
  readonly responseMode: "query" | "form_post";
};

/** Undefined where customers sign in by mail address alone. */
export const openIdSettings = (): OpenIdSettings | undefined => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_NAME: name, ...rest } = env();
  if (issuer === undefined || clientId === undefined || name === undefined) return undefined;
  return {
    issuer: new URL(issuer),
    clientId,
    name,
    secret: rest.OIDC_CLIENT_SECRET,
    privateKey: rest.OIDC_PRIVATE_KEY,
    scope: rest.OIDC_SCOPE,
    responseMode: rest.OIDC_RESPONSE_MODE,
  };
};

/** Whether the provider is asked later whether a session may go on. */
export const asksAgain = ({ scope }: OpenIdSettings): boolean => scope.split(" ").includes("offline_access");

/** The key that signs requests to the token endpoint. */
export const signingKey = (pem: string): Promise<CryptoKey> => {
  const key = privateKeyOf(pem);
  const algorithm =
    key.asymmetricKeyType === "rsa"
      ? { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" }
      : { name: "ECDSA", namedCurve: "P-256" };
  const bytes = key.export({ type: "pkcs8", format: "der" });
  return crypto.subtle.importKey("pkcs8", bytes, algorithm, false, ["sign"]);
};
