import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import Negotiator from "negotiator";

const smallestFirst = ["br", "gzip"] as const;

type Compression = (typeof smallestFirst)[number];
export type Encoding = Compression | "identity";

/**
 * What weighs least of that which a reader takes, by its `accept-encoding` (RFC 9110, 12.5.3).
 * @param offered smallest first
 */
export const chooseEncoding = (
  { "accept-encoding": accepted = "" }: Pick<IncomingHttpHeaders, "accept-encoding">,
  offered: readonly Compression[] = smallestFirst,
): Encoding => {
  if (accepted === "") return "identity";
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(offered);
  return offered.find((each) => taken.includes(each)) ?? "identity";
};

/** Adds `accept-encoding` to `vary`, once (RFC 9110, 12.5.5). */
export const varyByEncoding = (response: ServerResponse): void => {
  const names = [response.getHeader("vary") ?? []].flat().join(", ");
  if (names.toLowerCase().split(/, */).includes("accept-encoding")) return;
  response.setHeader("vary", names === "" ? "accept-encoding" : `${names}, accept-encoding`);
};
