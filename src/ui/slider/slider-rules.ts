import { settle } from "./move-handle.ts";
import { handlesOf, type SliderScale, withDefaults } from "./slider-scale.ts";

/** Values that a slider can be set to, whatever it was given: as many as it has handles. */
export const shownHandles = (value: unknown, count: number, scale: SliderScale): readonly number[] => {
  const { min, max } = withDefaults(scale);
  const given = handlesOf(value);
  const fallback = count > 1 ? [min, max] : [min];
  return (given.length === count ? given : fallback).map((handle) => settle(handle, scale));
};

/** What is rendered of a setting beside its handles. */
export interface SliderLook {
  /** Where the filled part of the track begins and ends, in percent. */
  readonly from: number;
  readonly to: number;
  /** Of two handles in one place the one that can still move lies on top. */
  readonly isLowOnTop: boolean;
}

export const sliderLook = (handles: readonly number[], scale: SliderScale): SliderLook => {
  const { min, max } = withDefaults(scale);
  const [from = 0, to] = handles.map((handle) => (max > min ? ((handle - min) / (max - min)) * 100 : 0));
  return to === undefined ? { from: 0, to: from, isLowOnTop: false } : { from, to, isLowOnTop: from > 50 };
};
