/** Allows one call, and the next only after `ms`. `now` in milliseconds, monotonic. */
export const throttle = (ms: number): ((now: number) => boolean) => {
  let last = Number.NEGATIVE_INFINITY;
  return (now) => {
    if (now - last < ms) return false;
    last = now;
    return true;
  };
};
