import type { z } from "zod";
import type { schedule, slot } from "#contract/appointment-slots.ts";

export type Schedule = z.output<typeof schedule>;
export type Slot = z.output<typeof slot>;

const allSlots = ({ availableSlots }: Schedule): readonly Slot[] =>
  availableSlots.flatMap(({ slots }) => slots);

/** The slot that begins at this moment, however it is written; undefined when the schedule does not have it. */
export const findSlot = (schedule: Schedule, moment: string): Slot | undefined =>
  allSlots(schedule).find(({ dateTime }) => Date.parse(dateTime) === Date.parse(moment));

/** The slots nearest to a moment that is taken, the earlier first (decision 57). */
export const nearestSlots = (schedule: Schedule, moment: string, count: number): readonly Slot[] => {
  const away = ({ dateTime }: Slot): number => Math.abs(Date.parse(dateTime) - Date.parse(moment));
  return allSlots(schedule)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
};
