"use client";

import { useEffect, useRef, useState } from "react";
import { Slider } from "#ui/slider/slider.tsx";
import type { SliderValue } from "#ui/slider/slider-rules.ts";
import { limitsOf, type PriceScale, settingOf } from "../filter-form/price-scale.ts";

export type PriceSliderProps = {
  readonly scale: PriceScale;
  readonly labels: readonly [string, string];
};

const fieldsBeside = (place: HTMLElement | null): HTMLInputElement[] =>
  ["priceFrom", "priceTo"].flatMap((name) => {
    const field = place?.closest("form")?.elements.namedItem(name);
    return field instanceof HTMLInputElement ? [field] : [];
  });

/** Sets the two typed fields of the form that it stands in, and follows what is typed there. */
export function PriceSlider({ scale, labels }: PriceSliderProps) {
  const { min, max, step } = scale;
  const place = useRef<HTMLDivElement>(null);
  const [setting, setSetting] = useState<readonly [number, number]>([min, max]);

  useEffect(() => {
    const form = place.current?.closest("form");
    const follow = () => {
      const [from, to] = fieldsBeside(place.current);
      if (from && to) setSetting(settingOf(from.value, to.value, { min, max, step }));
    };
    const onInput = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name.startsWith("price")) follow();
    };
    follow();
    form?.addEventListener("input", onInput);
    return () => form?.removeEventListener("input", onInput);
  }, [min, max, step]);

  const write = (value: SliderValue) => {
    const limits = limitsOf(value as readonly [number, number], scale);
    fieldsBeside(place.current).forEach((field, index) => {
      field.value = limits[index] ?? "";
    });
  };
  const apply = (value: SliderValue) => {
    write(value);
    setSetting(value as readonly [number, number]);
    fieldsBeside(place.current)[0]?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return (
    <div ref={place}>
      <Slider
        {...scale}
        value={setting}
        labels={labels}
        format={(euros) => `${euros} €`}
        onDrag={write}
        onChange={apply}
      />
    </div>
  );
}
