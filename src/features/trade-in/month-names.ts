import type { Locale } from "#platform/locale.ts";

/** The names of the months, January first. */
export const monthNames = (locale: Locale): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2024, month, 1)));
};
