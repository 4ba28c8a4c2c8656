import "server-only";
import { call } from "#api/call.ts";
import type { Caller } from "#api/call-headers.ts";
import type { DataOf } from "#contract/endpoint.ts";
import type { ServiceResult } from "#contract/error-codes.ts";
import type { tradeInEndpoints } from "#contract/trade-in-endpoints.ts";
import { ok } from "#platform/result.ts";
import { bookingAhead } from "../personal/trade-in-state.ts";
import type { Slot } from "./find-slot.ts";

type Booked = DataOf<(typeof tradeInEndpoints)["bookSlot"]>;

/** Whether the customer's trade-in has an upcoming appointment; not known without a token. */
const isBooked = async (id: string, caller: Caller): Promise<boolean> => {
  if (caller.token === undefined) return false;
  const stored = await call("tradeIn", { params: { id } }, caller);
  return stored.ok && Boolean(bookingAhead(stored.value, new Date()));
};

/** Moves the appointment of a trade-in, or creates it (specification 4: PUT if it exists, else POST), and says which. */
export const putSlot = async (
  retakeId: string,
  slot: Slot,
  caller: Caller,
): Promise<ServiceResult<NonNullable<Booked> & { readonly isMoved: boolean }>> => {
  const input = { params: { retakeId }, body: slot };
  const move = async () => {
    const moved = await call("changeSlot", input, caller);
    return moved.ok ? ok({ ...moved.value, isMoved: true }) : moved;
  };
  if (await isBooked(retakeId, caller)) return move();
  const booked = await call("bookSlot", input, caller);
  // Some services return no error code for an existing appointment.
  const { kind, code = "conflict" } = booked.ok ? {} : booked.error;
  const isElsewhere = kind === "conflict" && code === "conflict";
  if (isElsewhere) return move();
  return booked.ok ? ok({ ...booked.value, isMoved: false }) : booked;
};
