import type { AlertRef } from "#backend/alert/alert-ref.ts";
import { type AddedExpenses, fullPriceInWords } from "#backend/finance/price-in-words.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { coverAddress } from "#backend/lead/describe-for-mail.ts";
import type { AlertSection, DigestVehicle } from "#backend/mail/messages/alert-digest.ts";
import { locationOf } from "#backend/vehicle/build-card.ts";
import type { VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { addressOf, fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import { eurosFromCents } from "#domain/money.ts";
import { isPersonalPath } from "#domain/routes.ts";
import type { Locale } from "#platform/locale.ts";
import type { OpenEvent } from "./read-open-events.ts";

type Shown = { readonly path: string | null; readonly filters: Readonly<Record<string, string>> };

/** Pages of the site whose address a customer typed: letters, digits and hyphens between slashes, none that acts. */
const listPath = /^\/(?!api\/)(?:[a-z0-9-]+\/)*$/;

/**
 * The address of an alert's list: the page it was created on, with the stored filters. Nothing of a typed query gets into a mail. Undefined
 * for an address that is no list page.
 */
const listLink = ({ path, filters }: Shown): string | undefined => {
  const pathname = path?.split(/[?#]/)[0] ?? "";
  if (!listPath.test(pathname) || isPersonalPath(pathname)) return undefined;
  const query = new URLSearchParams(filters).toString().replaceAll("%2C", ",");
  return `${siteAddress()}${pathname}${query === "" ? "" : `?${query}`}`;
};

export type Known = {
  readonly locale: Locale;
  readonly vehicles: ReadonlyMap<string, VehicleRow>;
  readonly expenses: AddedExpenses;
};

const refOf = ({ carAlert, priceDrop }: OpenEvent): AlertRef =>
  carAlert === null
    ? { kind: "price-drop", id: priceDrop?.id ?? "" }
    : { kind: "car-alert", id: carAlert.id };

/** Whether an event still holds: the vehicle can be bought and, for a price drop, still costs less than before. */
const holds = ({ event, previous }: OpenEvent, { vehicle }: VehicleRow): boolean =>
  vehicle.status === "in-stock" &&
  (event === "arrived" || (previous !== null && vehicle.priceCents < previous));

const describe = (
  row: VehicleRow,
  events: readonly OpenEvent[],
  { locale, expenses }: Known,
): DigestVehicle => {
  const { vehicle } = row;
  const before = Math.max(0, ...events.map(({ previous }) => previous ?? 0));
  return {
    name: `${fullName(locale, row)} ${versionName(row)}`.trim(),
    year: vehicle.year,
    kilometers: vehicle.kilometers,
    location: locationOf(row, locale),
    price: eurosFromCents(vehicle.priceCents),
    fullPrice: fullPriceInWords(vehicle.priceCents, expenses, locale),
    previousPrice: before > vehicle.priceCents ? eurosFromCents(before) : undefined,
    href: siteAddress() + addressOf(locale, row),
    picture: coverAddress(row, locale),
  };
};

/** The sections of a mail, one for each alert whose events still hold, and the ids of those events. */
export const composeDigest = (
  events: readonly OpenEvent[],
  known: Known,
): { readonly sections: readonly AlertSection[]; readonly reported: readonly number[] } => {
  const holding = events.filter((event) => {
    const row = known.vehicles.get(event.vin);
    return row !== undefined && holds(event, row);
  });
  const sections = [...Map.groupBy(holding, (event) => refOf(event).id)].flatMap(([, found]) => {
    const [first] = found;
    if (first === undefined) return [];
    const described = [...Map.groupBy(found, ({ vin }) => vin)].flatMap(([vin, same]) => {
      const row = known.vehicles.get(vin);
      return row ? [describe(row, same, known)] : [];
    });
    const { carAlert } = first;
    return [
      {
        ref: refOf(first),
        name: carAlert?.name ?? undefined,
        list: carAlert ? listLink(carAlert) : undefined,
        vehicles: described,
      },
    ];
  });
  return { sections, reported: holding.map(({ id }) => id) };
};
