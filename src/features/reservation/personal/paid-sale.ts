import { describeSale } from "#api/sale-facts.ts";
import type { SaleFacts } from "#domain/sale-facts.ts";
import { type FlashName, flashCookieName } from "#platform/flash.ts";
import type { OwnReservation } from "../load-reserved.ts";
import { reservationState } from "./reservation-state.ts";

const hour = 3_600_000;
const paidFlash = `${flashCookieName}=${"reservation-paid" satisfies FlashName}`;

/** A reservation that was paid within the hour, or whose payment leads here; nothing of one that is looked up later. Pure. */
export const paidSale = (stored: OwnReservation, cookies: string, now: Date): SaleFacts | undefined => {
  const { id, vehicle, price, timeline } = stored;
  const paidAt = timeline.find(({ code }) => code === "confirmed")?.at;
  const isRecent =
    reservationState(stored, now) === "confirmed" &&
    paidAt !== undefined &&
    now.getTime() - Date.parse(paidAt) < hour;
  if (!vehicle || !(isRecent || cookies.includes(paidFlash))) return undefined;
  return { ...describeSale("purchase", vehicle, price), transaction_id: id };
};
