import { asc, eq } from "drizzle-orm";
import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import { loadShop, type Shop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { brands, models, versions } from "#backend/store/schema/catalogue.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { paymentAttempts } from "#backend/store/schema/payments.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { fullName, versionName } from "#backend/vehicle/vehicle-names.ts";
import type { Cents } from "#domain/money.ts";
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
  };
  readonly dealer: StoredDealer;
  /** The dealer where the vehicle is picked up, if it is. */
  readonly fetchedAt: StoredDealer | undefined;
  readonly shop: Shop;
};

/** Reads the data of a reservation in the caller's transaction, without caches. */
export const readReservationFacts = async (
  tx: Orm,
  reservation: StoredReservation,
): Promise<ReservationFacts> => {
  const { id, vehicleId, dealerId, delivery, reservationDepositCents } = reservation;
  const [named] = await tx
    .select({ vin: vehicles.vin, brand: brands, model: models, version: versions })
    .from(vehicles)
    .innerJoin(versions, eq(versions.id, vehicles.versionId))
    .innerJoin(models, eq(models.id, versions.modelId))
    .innerJoin(brands, eq(brands.id, models.brandId))
    .where(eq(vehicles.id, vehicleId));
  const [dealer] = await tx.select().from(dealers).where(eq(dealers.id, dealerId));
  if (named === undefined || dealer === undefined)
    throw new Error("The vehicle or the dealer of a reservation is not there");
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.reservationId, id))
    .orderBy(asc(paymentAttempts.number));
  const brandAndModel = fullName(reservation.locale, named);
  return {
    reservation,
    attempts,
    reservationDepositCents:
      attempts.find((each) => isReservationDeposit(reservation, each))?.amountCents ??
      reservationDepositCents,
    vehicle: { brandAndModel, name: `${brandAndModel} ${versionName(named)}`.trim(), vin: named.vin },
    dealer,
    fetchedAt: await findFetched(tx, delivery.deliveryDealer),
    shop: await loadShop(tx),
  };
};

const findFetched = async (tx: Orm, wireId: string | undefined): Promise<StoredDealer | undefined> => {
  if (wireId === undefined) return undefined;
  const [found] = await tx.select().from(dealers).where(eq(dealers.wireId, wireId));
  return found;
};
