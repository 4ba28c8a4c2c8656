import type { StoredDealer } from "#backend/dealer/known-dealers.ts";
import type { Call } from "#backend/http/call.ts";
import type { StoredBooking } from "#backend/trade-in/appointment/read-booking.ts";
import type { WantedSlot } from "#backend/trade-in/appointment/set-appointment.ts";
import type { Locale } from "#platform/locale.ts";

/** An appointment as the pages of its signed links show and change it. */
export type LinkedAppointment = {
  readonly locale: Locale;
  readonly purpose: "inspection" | "test-drive";
  readonly dealer: StoredDealer;
  /** Also one that is over; undefined once cancelled. */
  readonly booking: StoredBooking | undefined;
  /** How often it was changed. */
  readonly sequence: number;
  /** What it is about: labels and values. */
  readonly about: readonly (readonly [label: string, value: string])[];
  /** Whether a time may be chosen: the valuation is valid, or the vehicle can be driven. */
  readonly isOpen: boolean;
  /** Of the page for photos of the car. */
  readonly photos?: string | undefined;
  /** Of the page that deletes the request with its data. */
  readonly withdrawLink?: string;
  readonly set: (kind: "booked" | "moved", slot: WantedSlot) => Promise<unknown>;
  readonly cancel: () => Promise<void>;
  /** Confirms what still waits; nothing when it has changed since. */
  readonly confirm: (sequence: number) => Promise<void>;
};

export type LinkCall = Pick<Call, "orm" | "now" | "log">;
