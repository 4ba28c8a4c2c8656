import { daysAfter, weekdayOf } from "#domain/local-clock.ts";

const saturday = 6;

/**
 * The day so many working days after `from`: neither weekends nor holidays count. Days as `2026-12-01`.
 * @param isHoliday whether a day is a public holiday where the vehicle goes to
 */
export const afterWorkingDays = (
  from: string,
  count: number,
  isHoliday: (day: string) => boolean,
): string => {
  let day = from;
  for (let left = count; left > 0; ) {
    day = daysAfter(day, 1);
    if (weekdayOf(day) < saturday && !isHoliday(day)) left--;
  }
  return day;
};
