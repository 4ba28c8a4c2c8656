type Dated = { readonly dateTime: string };

/**
 * The slots of a schedule nearest to one that is gone, three unless told otherwise, in their order; an earlier one before a later one
 * that is as near. @param wanted ISO 8601 with offset
 */
export const nearestSlots = <Slot extends Dated>(
  days: readonly { readonly slots: readonly Slot[] }[],
  wanted: string,
  count = 3,
): Slot[] => {
  const aim = Date.parse(wanted);
  if (Number.isNaN(aim)) return [];
  const distance = ({ dateTime }: Dated) => Math.abs(Date.parse(dateTime) - aim);
  return days
    .flatMap(({ slots }) => slots)
    .toSorted((a, b) => distance(a) - distance(b) || Date.parse(a.dateTime) - Date.parse(b.dateTime))
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.dateTime) - Date.parse(b.dateTime));
};
