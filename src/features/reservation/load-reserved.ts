import type { Vehicle } from "#api/models/vehicle.ts";
import "server-only";
import { call } from "#api/call.ts";
import { registrationOf } from "#api/models/registration.ts";
import type { Reservation } from "#api/models/reservation.ts";
import { shownReservationDeposit } from "#api/models/shown-reservation-deposit.ts";
import { callerOf } from "#api/session/caller-of.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { Registration } from "#market/registration-words.ts";
import type { Locale } from "#platform/locale.ts";
import { ok } from "#platform/result.ts";
import { isSignedIn, type Session } from "#platform/session.ts";

export type OwnReservation = Reservation;

/** The vehicle that is reserved, with what its reservation costs beside its price. In euros. */
export type Reserved = {
  readonly detail: Vehicle;
  readonly contractExpenses: number;
  readonly contractExpensesIncluded: boolean;
  readonly homeDeliveryCost: number | undefined;
  readonly customDeliveryCost: number | undefined;
  /** Of a vehicle that has yet to be registered in the visitor's country. */
  readonly registration?: Registration | undefined;
  /** What the card is charged; undefined where nothing is reserved online at present. */
  readonly reservationDeposit: number | undefined;
  /** The visitor's own reservation of it, held or confirmed. */
  readonly own: OwnReservation | undefined;
};

type Input = {
  readonly vin: string;
  readonly locale: Locale;
  readonly visitor: Session;
};

/** Reads it anew for each page: a changed price is shown before the customer pays. */
export const loadReserved = async ({ vin, locale, visitor }: Input): Promise<ServiceResult<Reserved>> => {
  const [detail, dropdowns] = await Promise.all([
    call("vehicle", { params: { vin } }, callerOf(visitor, locale)),
    call("dropdowns", {}, callerOf(visitor, locale)),
  ]);
  if (!detail.ok) return detail;
  if (!dropdowns.ok) return dropdowns;
  const { contractExpenses, contractExpensesIncluded, usualReservationDeposit, ...delivery } =
    dropdowns.value.financeConfig;
  const { homeDeliveryCost, customDeliveryCost } = delivery;
  const own = detail.value.card.reserved ? await findOwn(vin, locale, visitor) : ok(undefined);
  if (!own.ok) return own;
  return ok({
    ...{ contractExpenses, contractExpensesIncluded, homeDeliveryCost, customDeliveryCost },
    detail: detail.value,
    registration: registrationOf(detail.value, locale),
    reservationDeposit: shownReservationDeposit(detail.value.card.totalPrice, usualReservationDeposit),
    own: own.value,
  });
};

/** One whose state the service does not say may be. */
const isLive = (status: OwnReservation["status"]): boolean =>
  status === undefined || status === "held" || status === "confirmed";

/** Also where the answer that named it was lost. */
const findOwn = async (
  vin: string,
  locale: Locale,
  visitor: Session,
): Promise<ServiceResult<OwnReservation | undefined>> => {
  if (!isSignedIn(visitor)) return ok(undefined);
  const { token, sessionId } = visitor;
  const caller = { locale, token, sessionId };
  const all = await call("reservations", {}, caller);
  if (!all.ok) return all;
  const live = all.value.find(({ vehicle, status }) => vehicle?.vin === vin && isLive(status));
  return live === undefined ? ok(undefined) : call("reservation", { params: { id: live.id } }, caller);
};
