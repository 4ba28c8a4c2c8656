import { and, asc, eq, gt, lte, notExists, sql } from "drizzle-orm";
import { isPickupDealer } from "#backend/dealer/is-pickup-dealer.ts";
import { knownDealers, type StoredDealer } from "#backend/dealer/known-dealers.ts";
import { fetchAt } from "#backend/delivery/offer-delivery.ts";
import { financeableAt } from "#backend/finance/campaign.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { offerFor } from "#backend/finance/offer.ts";
import type { ReservationBody } from "#backend/reservation/order/check-order.ts";
import { prepareContent } from "#backend/reservation/order/prepare-content.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { dealers } from "#backend/store/schema/dealers.ts";
import { priceLog } from "#backend/store/schema/price-log.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import { readVehicles, type VehicleRow } from "#backend/vehicle/read-vehicles.ts";
import { eurosFromCents } from "#domain/money.ts";
import { deliveryTypes, reservationTotal } from "#domain/reservation-total.ts";
import { marketOf } from "#market/markets.ts";
import type { Locale } from "#platform/locale.ts";

export type DemoBuyer = {
  readonly id: string;
  readonly locale: Locale;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
};

type Market = Pick<ReservationBody, "receipt" | "birthDate">;

/** The buyer, as each customer entered it. */
const documents: Readonly<Record<Locale, Market>> = {
  es: {
    birthDate: "1988-05-14",
    receipt: { nif: "50123456Q", address: "Calle de Alcalá, 112, 3.º B", zipCode: "28009", city: "Madrid" },
  },
  pt: {
    birthDate: "1985-09-30",
    receipt: {
      nif: "213456788",
      address: "Rua de Santa Catarina, 240, 2.º Esq.",
      zipCode: "4000",
      zipCodeExtension: "451",
      city: "Porto",
    },
  },
};

type Wanted = {
  readonly locale: Locale;
  readonly status: (typeof vehicles.$inferSelect)["status"];
  readonly then: Date;
};

/**
 * Cars of a market that can be financed and cost the same as then, those first that a list shows last. What is reserved for a customer is
 * one that is reserved anyway: the stock that can be bought is the same with demo customers and without.
 */
export const carsOf = async (orm: Orm, { locale, status, then }: Wanted): Promise<VehicleRow[]> => {
  const changed = orm
    .select({ one: sql`1` })
    .from(priceLog)
    .where(and(eq(priceLog.vehicleId, vehicles.id), gt(priceLog.at, then)));
  const found = await orm
    .select({ id: vehicles.id })
    .from(vehicles)
    .innerJoin(dealers, eq(dealers.id, vehicles.dealerId))
    .where(
      and(
        eq(dealers.country, marketOf(locale).country),
        eq(vehicles.status, status),
        eq(vehicles.kind, "car"),
        eq(vehicles.financing, true),
        lte(vehicles.arrivedAt, then),
        notExists(changed),
      ),
    )
    .orderBy(asc(vehicles.relevance), asc(vehicles.id))
    .limit(20);
  return readVehicles(
    orm,
    found.map(({ id }) => id),
  );
};

/** Where a vehicle could be fetched then: the first dealer of its market, in their order. */
const collectingDealer = async (
  orm: Orm,
  from: StoredDealer,
  now: Date,
): Promise<StoredDealer | undefined> => {
  const shop = await readShop(orm);
  for (const to of (await knownDealers(orm)).values())
    if (
      to.country === from.country &&
      isPickupDealer(to, shop) &&
      fetchAt({ from, to, now, isFinanced: false })
    )
      return to;
  return undefined;
};

type Order = { readonly buyer: DemoBuyer; readonly isFinanced: boolean; readonly then: Date };

/** All of a reservation as the shop would have taken it then, or undefined where that vehicle could not be had so. */
export const demoOrder = async (orm: Orm, row: VehicleRow, { buyer, isFinanced, then }: Order) => {
  const { locale, name, email, phone, id: customerId } = buyer;
  const dealer = await collectingDealer(orm, row.dealer, then);
  const settings = { finance: await financeSettings(orm), locale };
  const { priceCents, promoPriceCents } = row.vehicle;
  const offer = isFinanced ? offerFor(financeableAt(row.vehicle, then), settings) : undefined;
  if (dealer === undefined || (isFinanced && offer === undefined)) return undefined;
  const totalCents = reservationTotal({
    priceCents: isFinanced ? (promoPriceCents ?? priceCents) : priceCents,
    contractExpensesCents: settings.finance.config.contractExpensesCents,
    contractExpensesIncluded: settings.finance.config.contractExpensesIncluded,
    deliveryCents: 0,
    warrantyCents: 0,
  });
  const { receipt, birthDate } = documents[locale];
  const body: ReservationBody = {
    ...{ vin: row.vehicle.vin, currentUrl: "http://localhost/", name, email, phoneNumber: phone, receipt },
    dealershipId: row.dealer.wireId,
    delivery: { deliveryType: deliveryTypes.dealer, deliveryDealer: dealer.wireId },
    price: eurosFromCents(totalCents),
    acceptedConditions: true,
    ...(offer && {
      birthDate,
      finance: {
        ...{ creditTypeId: offer.creditType.id, creditType: "credit", carType: "novo" },
        initialValue: eurosFromCents(offer.depositCents),
        ...{ nrPayments: offer.months, promo: offer.creditType.promo, taeg: offer.taeg },
        fee: eurosFromCents(offer.feeCents),
        capitalToFinance: eurosFromCents(offer.capitalCents),
        mtic: eurosFromCents(offer.mticCents),
      },
    }),
  };
  const contentAt = await prepareContent({ body, row, customerId }, { orm, locale, now: then });
  return contentAt(undefined);
};
