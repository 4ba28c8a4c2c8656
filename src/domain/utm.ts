/** The five campaign parameters of an address, in the order in which they are appended to calls. */
const utmKeys = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;

type UtmKey = (typeof utmKeys)[number];
export type Utms = Readonly<Partial<Record<UtmKey, string>> & { utm_campaign: string }>;

/**
 * The session cookie with the campaign parameters, beside the browser's session storage, so that every action sends them.
 */
export const campaignCookie = "volante-utms";

const longestValue = 200;

/** Control characters are taken out, values cut at 200 characters, empty ones left out. Never throws. */
const foundUtms = (params: URLSearchParams): Partial<Record<UtmKey, string>> => {
  const found: Partial<Record<UtmKey, string>> = {};
  for (const key of utmKeys) {
    const value = (params.get(key) ?? "")
      .replace(/\p{Cc}/gu, "")
      .trim()
      .slice(0, longestValue);
    if (value !== "") found[key] = value;
  }
  return found;
};

/** The campaign parameters of a query, only when a campaign is among them. Never throws. */
export const readUtms = (params: URLSearchParams): Utms | undefined => {
  const found = foundUtms(params);
  const { utm_campaign } = found;
  return utm_campaign === undefined ? undefined : { ...found, utm_campaign };
};

/** The same as a query of its own, for an address that a visitor is led to: `utm_source=a&utm_campaign=b`; empty for none. */
export const utmQuery = (params: URLSearchParams): string => String(new URLSearchParams(foundUtms(params)));
