/** The countries that the site sells in, as ISO 3166-1 alpha-2 codes. */
export const countries = ["ES", "PT"] as const;

export type Country = (typeof countries)[number];
