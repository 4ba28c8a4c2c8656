import type { Shop } from "#backend/shop/read-shop.ts";
import { type Cents, centsFromEuros } from "#domain/money.ts";
import { env } from "#platform/env.ts";

/** What the shop charges for a reservation, whatever the vehicle. */
export const usualDeposit = ({ reservation }: Pick<Shop, "reservation">): Cents =>
  centsFromEuros(reservation?.deposit ?? env().RESERVATION_DEPOSIT_EUR);
