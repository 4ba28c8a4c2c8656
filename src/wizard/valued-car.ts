import "server-only";
import { cookies } from "next/headers";
import type { TradeIn } from "#api/models/trade-in.ts";
import type { Locale } from "#platform/locale.ts";
import { seal, unseal } from "#platform/sealed-cookie.ts";
import { valuedCarCookie } from "./wizard-cookie.ts";

/** What a reservation shows of a car that is given in payment. */
export type ValuedCar = Pick<TradeIn, "id" | "actualValuation"> &
  Partial<
    Pick<TradeIn, "brand" | "model" | "plate" | "createTime" | "expirationDate" | "fullName" | "phoneNumber">
  >;

const purpose = "valued-car";
const seconds = 24 * 60 * 60;

/** Stores the car of a visitor without an account until the login of the reservation, which makes it the customer's. */
export const storeValuedCar = async (locale: Locale, car: ValuedCar): Promise<void> => {
  const value = await seal(purpose, car, seconds);
  (await cookies()).set({ ...valuedCarCookie(locale), value });
};

export const readValuedCar = async (locale: Locale): Promise<ValuedCar | undefined> =>
  unseal<ValuedCar>(purpose, (await cookies()).get(valuedCarCookie(locale).name)?.value, seconds);
