/** The members of a list, of those with the same key the first. */
export const uniqueBy = <T>(members: readonly T[], keyOf: (member: T) => string): readonly T[] => {
  const seen = new Set<string>();
  return members.filter((member) => {
    const key = keyOf(member);
    return !seen.has(key) && seen.add(key);
  });
};
