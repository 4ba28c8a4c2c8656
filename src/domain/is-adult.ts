/** Whether a person born on a day, `1990-02-28`, is 18 or older, and not older than 120. */
export const isAdult = (birthDate: string, now: Date): boolean => {
  const [year = 0, month = 0, day = 0] = birthDate.split("-").map(Number);
  const today = now.toISOString().slice(0, 10);
  const birthday = (age: number) => new Date(Date.UTC(year + age, month - 1, day)).toISOString().slice(0, 10);
  return birthday(18) <= today && today < birthday(121);
};
