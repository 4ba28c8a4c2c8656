/** The vehicle that a form's page is about. @param query canonical */
export const vinOf = (query: string): string | undefined =>
  new URLSearchParams(query).get("vin") ?? undefined;
