import type { z } from "zod";
import type { reservation, reservationSummary } from "#contract/reservation.ts";
import { vinPath } from "#domain/vehicle-address.ts";
import type { Locale } from "#platform/locale.ts";
import type { Caller } from "../call-headers.ts";

type WireSummary = z.output<typeof reservationSummary>;
type WireReservation = z.output<typeof reservation>;

/** What is reserved: its VIN, the address of its page, and the service's other fields. */
export type ReservedVehicle = Partial<NonNullable<WireSummary["vehicle"]>> & {
  readonly vin: string;
  readonly path: string;
};

type Summarised<Wire extends WireSummary> = Omit<
  Wire,
  "id" | "reservationId" | "paymentId" | "vin" | "vehicle" | "payment"
> & {
  readonly id: string;
  readonly vehicle: ReservedVehicle | undefined;
  /** Of the deposit. Without a status the service does not say whether it is paid. */
  readonly payment: Partial<NonNullable<WireSummary["payment"]>>;
};

/** A reservation in the customer's list. Without a status the service does not say where it stands. Amounts in euros. */
export type ReservationSummary = Summarised<WireSummary>;

/** One reservation with what its page shows. */
export type Reservation = Omit<Summarised<WireReservation>, "dealershipId" | "timeline" | "documents"> & {
  readonly timeline: NonNullable<WireReservation["timeline"]>;
  readonly documents: NonNullable<WireReservation["documents"]>;
};

const summarise = <Wire extends WireSummary>(wire: Wire, id: string, locale: Locale): Summarised<Wire> => {
  const { reservationId: _, paymentId, vin, vehicle, payment, ...rest } = wire;
  const known = vehicle?.vin ?? vin;
  const summary = {
    ...rest,
    id,
    vehicle:
      known === undefined
        ? undefined
        : {
            path: vinPath(locale, "car", known),
            ...vehicle,
            vin: known,
          },
    payment: { ...(paymentId !== undefined && { paymentId }), ...payment },
  };
  return summary as Summarised<Wire>;
};

/** Those that have an id: nothing can be done with another. Pure. */
export const toReservations = (
  wire: readonly WireSummary[],
  { caller }: { readonly caller: Caller },
): readonly ReservationSummary[] =>
  wire.flatMap((each) => {
    const id = each.id ?? each.reservationId;
    return id === undefined ? [] : [summarise(each, id, caller.locale)];
  });

/** One reservation, which is the one that was requested whatever the answer calls it. Pure. */
export const toReservation = (
  { dealershipId, timeline = [], documents = [], ...wire }: WireReservation,
  {
    input,
    caller,
  }: { readonly input: { readonly params: { readonly id: string } }; readonly caller: Caller },
): Reservation => {
  const dealerId = wire.dealerId ?? dealershipId;
  return {
    ...summarise(wire, input.params.id, caller.locale),
    ...(dealerId !== undefined && { dealerId }),
    timeline,
    documents,
  };
};
