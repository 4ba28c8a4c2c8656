/** Makes whose list prices begin where others end. */
const premiumMakes = [
  "alfa-romeo",
  "audi",
  "bmw",
  "ds",
  "jaguar",
  "land-rover",
  "lexus",
  "mercedes-benz",
  "mini",
  "polestar",
  "porsche",
  "tesla",
  "volvo",
];

/** What each list asks for; two lists never ask for the same, for a filtered search finds its page by this. */
export const listSearches = {
  cars: { kind: "car", filters: {} },
  motorbikes: { kind: "motorbike", filters: {} },
  offers: { kind: "car", filters: { discount: true } },
  premium: { kind: "car", filters: { brand: premiumMakes } },
  outlet: { filters: { lowCost: true } },
  blackDays: { filters: { discount: true } },
  financeCampaign: { kind: "car", filters: { financing: true } },
} as const;

export type ListName = keyof typeof listSearches;

/** @param quickFilters what buyers of the list often look for: words, and the query of an address */
export const list = (
  name: ListName,
  heading: string,
  intro: readonly string[],
  quickFilters: Readonly<Record<string, string>> = {},
) => ({
  id: "search",
  key: "search",
  data: {
    heading,
    ...listSearches[name],
    intro: [...intro],
    quickFilters: Object.entries(quickFilters).map(([text, asked]) => ({
      text,
      filters: Object.fromEntries(new URLSearchParams(asked)),
    })),
  },
});
