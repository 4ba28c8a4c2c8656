import { env } from "./env.ts";

/** Origins from which this site accepts forms: the address it is published under, and the one it was called by. */
export const ownOrigins = (request: {
  readonly url: string;
  readonly headers: Headers;
}): readonly string[] => {
  const { protocol, host } = new URL(request.url);
  return [new URL(env().SITE_URL).origin, `${protocol}//${request.headers.get("host") ?? host}`];
};
