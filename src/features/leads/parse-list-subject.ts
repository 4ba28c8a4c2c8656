import type { InputFor } from "#contract/endpoint.ts";
import type { notificationEndpoints } from "#contract/notification-endpoints.ts";
import { parseSavedList, savedFilters } from "#domain/saved-list.ts";

type ListBody = InputFor<typeof notificationEndpoints.createCarAlert>["body"] & { readonly path: string };

/** The list that a form's page is about, as the services store it. @param query canonical */
export const parseListSubject = (query: string): ListBody | undefined => {
  const list = parseSavedList(new URLSearchParams(query));
  if (!list) return undefined;
  const { kind, dealers, path } = list;
  return { kind, ...(dealers && { dealers: [...dealers] }), filters: savedFilters(list), path };
};
