import { settle } from "./move-handle.ts";
import { handlesOf, type SliderScale, withDefaults } from "./slider-scale.ts";

/** Valid values of a slider for any input: as many as it has handles. */
export const shownHandles = (value: unknown, count: number, scale: SliderScale): readonly number[] => {
  const { min, max } = withDefaults(scale);
  const given = handlesOf(value);
  const fallback = count > 1 ? [min, max] : [min];
  return (given.length === count ? given : fallback).map((handle) => settle(handle, scale));
};

/** What a slider renders beside its handles. */
export interface SliderStyle {
  /** Start and end of the filled part of the track, in percent. */
  readonly from: number;
  readonly to: number;
  /** Of two handles at one place the one that can still move is on top. */
  readonly isLowOnTop: boolean;
}

export const sliderStyle = (handles: readonly number[], scale: SliderScale): SliderStyle => {
  const { min, max } = withDefaults(scale);
  const [from = 0, to] = handles.map((handle) => (max > min ? ((handle - min) / (max - min)) * 100 : 0));
  return to === undefined ? { from: 0, to: from, isLowOnTop: false } : { from, to, isLowOnTop: from > 50 };
};
