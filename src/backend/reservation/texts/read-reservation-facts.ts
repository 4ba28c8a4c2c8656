import { asc, eq } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { readFinanceSettings } from "#backend/finance/finance-settings.ts";
import { coverAddress } from "#backend/lead/describe-for-mail.ts";
import { loadShop, type Shop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { registrationIn } from "#backend/vehicle/build-detail.ts";
import { readVehicle } from "#backend/vehicle/read-vehicles.ts";
import { fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import type { Cents } from "#domain/money.ts";
import type { Registration } from "#market/registration-words.ts";
import type { StoredAttempt, StoredReservation } from "../stored-reservation.ts";
import { isReservationDeposit } from "./deposit-payment.ts";

/** The data for mails and documents of a reservation. */
export type ReservationFacts = {
  readonly reservation: StoredReservation;
  /** Sorted by number. */
  readonly attempts: readonly StoredAttempt[];
  /** The amount that the card was charged for it. */
  readonly reservationDepositCents: Cents;
  readonly vehicle: {
    /** `SEAT León`. */
    readonly brandAndModel: string;
    /** `SEAT León 1.5 TSI`. */
    readonly name: string;
    readonly vin: string;
    /** Address of its cover. */
    readonly picture: string | undefined;
  };
  readonly dealer: StoredDealer;
  /** The dealer where the vehicle is picked up, if it is. */
  readonly fetchedAt: StoredDealer | undefined;
  readonly shop: Shop;
  /** Of a vehicle that stood in the other country. */
  readonly registration?: Registration | undefined;
};

/** Reads the data of a reservation in the caller's transaction, without caches. */
export const readReservationFacts = async (
  tx: Orm,
  reservation: StoredReservation,
): Promise<ReservationFacts> => {
  const { id, vehicleId, dealerId, delivery, reservationDepositCents } = reservation;
  const row = await readVehicle(tx, eq(vehicles.id, vehicleId));
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, dealerId));
  if (row === undefined || dealer === undefined)
    throw new Error("The vehicle or the dealer of a reservation is not there");
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reservationId, id))
    .orderBy(asc(paymentAttempts.number));
  const brandAndModel = fullName(reservation.locale, row);
  return {
    reservation,
    attempts,
    reservationDepositCents:
      attempts.find((each) => isReservationDeposit(reservation, each))?.amountCents ??
      reservationDepositCents,
    vehicle: {
      ...{ brandAndModel, name: `${brandAndModel} ${versionName(row)}`.trim(), vin: row.vehicle.vin },
      picture: coverAddress(row, reservation.locale),
    },
    dealer,
    fetchedAt: await findFetched(tx, delivery.deliveryDealer),
    shop: await loadShop(tx),
    registration: registrationIn(row, {
      locale: reservation.locale,
      finance: await readFinanceSettings(tx),
      now: reservation.createdAt,
    }),
  };
};

const findFetched = async (tx: Orm, wireId: string | undefined): Promise<StoredDealer | undefined> => {
  if (wireId === undefined) return undefined;
  const [found] = await tx.select().from(dealers).where(eq(dealers.wireId, wireId));
  return found;
};
