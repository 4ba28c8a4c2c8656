/** `Martes, 24 de noviembre` of `2026-11-24`: the day of the dealer's calendar, wherever the reader is. @param dates language */
export const dayText = (date: string, dates: string): string => {
  const format = new Intl.DateTimeFormat(dates, {
    weekday: "long",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const text = format.format(new Date(`${date}T12:00:00Z`));
  return text.charAt(0).toLocaleUpperCase(dates) + text.slice(1);
};
