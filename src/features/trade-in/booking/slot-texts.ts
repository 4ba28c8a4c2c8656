/**
 * `martes, 24 de noviembre` for `2026-11-24`: the day of the dealer's calendar, in any time zone.
 * @param dates language
 */
export const dayText = (date: string, dates: string): string => {
  const format = new Intl.DateTimeFormat(dates, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`${date}T12:00:00Z`));
};

/** The same at the start of a line. */
export const dayHeading = (date: string, dates: string): string => {
  const text = dayText(date, dates);
  return text.charAt(0).toLocaleUpperCase(dates) + text.slice(1);
};
