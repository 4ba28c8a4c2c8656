"use client";

import { useState } from "react";
import { Button } from "../button/button.tsx";
import { Slider, type SliderProps } from "./slider.tsx";
import type { SliderValue } from "./slider-rules.ts";

type TriedSliderProps = Omit<SliderProps, "onChange" | "onDrag" | "format"> & {
  /** Behind each value. */
  readonly unit: string;
};

const inWords = (value: SliderValue, unit: string) => `${[value].flat().join(" a ")} ${unit}`;

/** For the examples: a slider, what it stands at while it is dragged, and what it was last left at. */
export function TriedSlider({ unit, ...slider }: TriedSliderProps) {
  const [dragged, setDragged] = useState(slider.value);
  const [left, setLeft] = useState(slider.value);
  return (
    <div>
      <Slider {...slider} format={(value) => `${value} ${unit}`} onDrag={setDragged} onChange={setLeft} />
      <p data-dragged="">Al mover: {inWords(dragged, unit)}</p>
      <p data-left="">Elegido: {inWords(left, unit)}</p>
    </div>
  );
}

type MistakenSlidersProps = {
  readonly button: string;
  readonly sliders: readonly (SliderProps & { readonly mistake: string })[];
};

/** For the examples: sliders that were set up wrongly, shown when asked for, since the console speaks of each. */
export function MistakenSliders({ button, sliders }: MistakenSlidersProps) {
  const [shown, setShown] = useState(false);
  return (
    <div>
      {!shown && (
        <Button type="button" look="secondary" data-needs-script="" onClick={() => setShown(true)}>
          {button}
        </Button>
      )}
      {shown && sliders.map(({ mistake, ...slider }) => <Slider key={mistake} {...slider} />)}
    </div>
  );
}
