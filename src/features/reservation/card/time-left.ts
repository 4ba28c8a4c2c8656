/** Minutes before the end at which it is said aloud how many are left. */
const saidMinutes = ["5", "1"] as const;
export type SaidMinutes = (typeof saidMinutes)[number];

const minuteMs = 60_000;

/** `12:05`: whole seconds, rounded up, so that it is over when it says so. */
export const writeTimeLeft = (leftMs: number): string => {
  const seconds = Math.max(0, Math.ceil(leftMs / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** What is said at this moment: of the last minutes that have begun, for as long as that is news. */
export const minutesToSay = (leftMs: number): SaidMinutes | undefined =>
  saidMinutes.find((minutes) => {
    const passed = Number(minutes) * minuteMs - leftMs;
    return passed >= 0 && passed < minuteMs / 2;
  });
