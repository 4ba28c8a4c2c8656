import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";
import { VehicleLine } from "#ui/vehicle-line/vehicle-line.tsx";
import { vehicleName } from "../vehicle-text.ts";
import type { OwnReservationSummary } from "./reservation-state.ts";

type ReservedVehicleProps = {
  readonly stored: OwnReservationSummary;
  /** Where its name leads: to the reservation, or to the vehicle. */
  readonly href: string | undefined;
  readonly locale: Locale;
  readonly note: string | undefined;
};

/** What is reserved, with all that it comes to. */
export const ReservedVehicle = ({
  stored: { id, vehicle, price },
  href,
  locale,
  note,
}: ReservedVehicleProps) => (
  <VehicleLine
    name={vehicleName(vehicle) || id}
    version={vehicle?.commercialDescription ?? ""}
    href={href}
    picture={vehicle?.picture ?? (vehicle?.imageUrl ? { url: vehicle.imageUrl } : undefined)}
    kind={vehicle?.kind ?? "car"}
    price={price === undefined ? "" : marketOf(locale).formats.money(price)}
    note={note}
  />
);
