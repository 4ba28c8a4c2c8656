import { InvalidFieldError } from "#backend/errors.ts";
import type { KeptList } from "#backend/kept-list/normalise-list.ts";
import { keptList } from "#contract/search-filters.ts";
import type { LeadFormOf } from "./lead-kind.ts";

/** The list that a car alert is for, as its form says it: a query string, and codes with commas between them. */
export const readList = ({ kind, dealers, filters }: LeadFormOf<"car-alert">): KeptList => {
  const codes = dealers?.split(",").filter((code) => code !== "");
  const read = keptList.safeParse({
    kind,
    dealers: codes?.length === 0 ? undefined : codes,
    filters: Object.fromEntries(new URLSearchParams(filters ?? "")),
  });
  if (read.success) return read.data;
  const field = read.error.issues[0]?.path[0] === "dealers" ? "dealers" : "filters";
  throw new InvalidFieldError(field, "No list of vehicles");
};
