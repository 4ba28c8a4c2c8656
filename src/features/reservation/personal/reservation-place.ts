import { addressValue } from "#domain/address-value.ts";
import { routePath } from "#domain/route-paths.ts";
import type { Locale } from "#platform/locale.ts";

/** The field by which the form of a reservation's page names its reservation. */
export const reservationField = "reservation";

/** The reservation that a form is about; the service decides whose it is. */
export const readReservationId = (form: FormData): string => {
  const id = form.get(reservationField);
  return typeof id === "string" && new RegExp(`^${addressValue}$`).test(id) ? id : "unknown";
};

/** Where the page of a reservation is. */
export const reservationPlace =
  (id: string) =>
  (locale: Locale): string =>
    routePath("reservation", locale, { id });
