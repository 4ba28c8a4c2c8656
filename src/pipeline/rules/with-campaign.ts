import { utmQuery } from "#domain/utm.ts";

/** A target of ours with the campaign parameters of the requested address: it is the first page that the visitor sees. */
export const withCampaign = (target: string, { searchParams }: URL): string => {
  const campaign = utmQuery(searchParams);
  if (campaign === "") return target;
  return `${target}${target.includes("?") ? "&" : "?"}${campaign}`;
};
