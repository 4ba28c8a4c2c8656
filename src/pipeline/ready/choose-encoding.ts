export type Encoding = "br" | "gzip" | "identity";

/** What weighs least of that which a reader takes, by its `accept-encoding` (RFC 9110, 12.5.3). */
export const chooseEncoding = (accepted: string | string[] | undefined): Encoding => {
  const offers = String(accepted ?? "")
    .split(",")
    .map((offer) => offer.trim().toLowerCase());
  const takes = (name: string): boolean =>
    offers.some((offer) => {
      const [coding = "", ...parameters] = offer.split(";").map((part) => part.trim());
      return coding === name && !parameters.some((part) => /^q=0(?:\.0*)?$/.test(part));
    });
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
};
