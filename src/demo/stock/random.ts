/** A source of numbers that depends on its seed alone. */
export type Random = {
  /** A number from 0 (included) to 1 (excluded). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** About normal with mean 0 and deviation 1, never beyond 3. */
  normal(): number;
};

/** Mulberry32 (Tommy Ettinger, public domain): small, fast and the same on every machine. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    normal: () => (next() + next() + next() + next() - 2) * 1.5,
  };
};
