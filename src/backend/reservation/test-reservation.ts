import { randomInt, randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { isPickupDealer } from "#backend/dealer/is-pickup-dealer.ts";
import { knownDealers } from "#backend/dealer/known-dealers.ts";
import { financeSettings } from "#backend/finance/finance-settings.ts";
import { siteAddress } from "#backend/http/site-address.ts";
import { signIn } from "#backend/identity/test-customer.ts";
import { readShop } from "#backend/shop/read-shop.ts";
import type { Orm } from "#backend/store/database.ts";
import { vehicles } from "#backend/store/schema/vehicles.ts";
import type { ReservationContent } from "./hold/hold-vehicle.ts";
import type { HeldAmounts } from "./stored-reservation.ts";

type HeldPrices = Pick<HeldAmounts, "cashPriceCents" | "financedPriceCents">;

/** A vehicle in stock, for tests, with a dealer of its own. */
export const anyVehicle = async (orm: Orm) => {
  const [vehicle] = await orm.select().from(vehicles).where(eq(vehicles.status, "in-stock")).limit(1);
  if (vehicle === undefined) throw new Error("The test's stock has nothing to sell");
  return vehicle;
};

const newMail = (): string => `buyer-${randomUUID()}@volante.test`;
/** Nine digits, as typed in Spain. */
const newMobile = (): string => String(randomInt(600_000_000, 700_000_000));

type ContentOptions = Partial<ReservationContent> & { readonly dealerId: number };

/** The content of a reservation by a new customer, at the given prices. */
export const contentOf =
  (options: ContentOptions, prices: HeldPrices, person = { email: newMail(), phone: `+34${newMobile()}` }) =>
  (held: HeldPrices | undefined): ReservationContent => {
    const { cashPriceCents, financedPriceCents } = held ?? prices;
    const content = {
      locale: "es",
      cashPriceCents,
      financedPriceCents,
      contractExpensesCents: 39_000,
      contractExpensesIncluded: false,
      deliveryCents: 0,
      warrantyCents: 0,
      reservationDepositCents: 30_000,
      isFinanced: false,
      delivery: { deliveryType: 1, country: "ES", earliest: "2026-12-01", latest: "2026-12-03" },
      tradeInCents: 0,
      name: "Ana Prueba",
      ...person,
      receipt: { nif: "12345678Z", address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" },
      conditionsVersion: "1",
      paymentDigest: "0".repeat(64),
      ...options,
    } as const;
    const { contractExpensesCents, deliveryCents, warrantyCents } = content;
    const totalCents = cashPriceCents + contractExpensesCents + deliveryCents + warrantyCents;
    return { ...content, totalCents };
  };

export const newCustomer = async (orm: Orm): Promise<string> => (await signIn(orm)).id;

/** The shop's request to reserve a vehicle that is picked up at a dealer and paid at once. */
export const orderFor = async (orm: Orm, vehicle: typeof vehicles.$inferSelect) => {
  const all = [...(await knownDealers(orm)).values()];
  const dealer = all.find(({ id }) => id === vehicle.dealerId);
  const shop = await readShop(orm);
  const collected = all.find((each) => isPickupDealer(each, shop) && each.country === dealer?.country);
  const { config } = await financeSettings(orm);
  return {
    vin: vehicle.vin,
    currentUrl: `${siteAddress()}/reservar-vehiculo/?vin=x`,
    dealershipId: dealer?.wireId,
    delivery: { deliveryType: 1, deliveryDealer: collected?.wireId },
    name: "Ana Prueba",
    phoneNumber: newMobile(),
    email: newMail(),
    price: (vehicle.priceCents + config.contractExpensesCents) / 100,
    receipt: { nif: "12345678Z", address: "Calle Mayor, 1", zipCode: "28013", city: "Madrid" },
    acceptedConditions: true,
  };
};
