import type { tradeInBookings } from "#backend/store/schema/trade-ins.ts";

type Minutes = Pick<typeof tradeInBookings.$inferSelect, "startMinute" | "endMinute">;

const minuteMs = 60_000;

/** Converts the times of a stored appointment to dates. */
export const bookedTime = ({ startMinute, endMinute }: Minutes) => ({
  start: new Date(startMinute * minuteMs),
  end: new Date(endMinute * minuteMs),
});

/** Converts dates to the stored form: whole minutes since 1970. */
export const minutesOf = ({ start, end }: { readonly start: Date; readonly end: Date }): Minutes => ({
  startMinute: Math.floor(start.getTime() / minuteMs),
  endMinute: Math.ceil(end.getTime() / minuteMs),
});

export const isOver = (booking: Minutes, now: Date): boolean => bookedTime(booking).end <= now;

export const hasStarted = (booking: Minutes, now: Date): boolean => bookedTime(booking).start <= now;
