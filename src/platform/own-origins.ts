import { env } from "./env.ts";

/**
 * Origins from which this site accepts forms: the address it is published under, and the one it was called by.
 * @param protocol with its colon
 */
export const ownOriginsAt = (protocol: string, host: string | undefined): readonly string[] => {
  const published = new URL(env().SITE_URL).origin;
  return host ? [published, `${protocol}//${host}`] : [published];
};

export const ownOrigins = (request: {
  readonly url: string;
  readonly headers: Headers;
}): readonly string[] => {
  const { protocol, host } = new URL(request.url);
  return ownOriginsAt(protocol, request.headers.get("host") ?? host);
};
