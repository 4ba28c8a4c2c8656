/** Lets one thing through, and the next only when `ms` have passed since. `now` in milliseconds, never going back. */
export const throttle = (ms: number): ((now: number) => boolean) => {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
  };
};
