/**
 * A day as people type it, `28/2/1990`, `28-02-1990`, `28.2.1990` or `28021990` (a keypad of digits has no separator), or as a date field
 * sends it, `1990-02-28`; undefined for what is none.
 */
export const readDate = (text: string): string | undefined => {
  const typed = text.trim();
  const [, day, month, year] =
    /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? [];
  const written = year === undefined ? typed : `${year}-${pad(month)}-${pad(day)}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(written)) return undefined;
  const date = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== written ? undefined : written;
};

/** What every such day matches, as a text field takes it in `pattern`. */
export const datePattern = "\\s*\\d{1,4}[\\/.\\- ]?\\d{1,2}[\\/.\\- ]?\\d{2,4}\\s*";

const pad = (text = "") => text.padStart(2, "0");
