import type { z } from "zod";
import type { schedule, slot } from "#contract/appointment-slots.ts";

export type Schedule = z.output<typeof schedule>;
export type Slot = z.output<typeof slot>;

/** The slot that starts at this time, in any notation; undefined when the schedule does not have it. */
export const findSlot = (schedule: Schedule, moment: string): Slot | undefined =>
  schedule.availableSlots
    .flatMap(({ slots }) => slots)
    .find(({ dateTime }) => Date.parse(dateTime) === Date.parse(moment));
