/** The address of the page as others get it: of its query the campaign alone, since the rest may hold what was typed. */
export const measuredAddress = (): string => {
  const { origin, pathname, search } = location;
  const campaign = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => name.startsWith("utm_")),
  );
  return origin + pathname + (campaign.size > 0 ? `?${campaign}` : "");
};
