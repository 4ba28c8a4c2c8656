import type { WidgetExample } from "../widget-example.ts";
import { MistakenSliders, TriedSlider } from "./tried-slider-example.tsx";

/** One slider for each message of specification 8, which the console shows; the last one keeps quiet. */
const mistaken = [
  { mistake: "type", value: Number.NaN, labels: ["Valor que no es un número"] },
  { mistake: "interval", value: 50, step: 7, labels: ["Intervalo que no divide la escala"] },
  { mistake: "min", value: -1, labels: ["Por debajo del mínimo"] },
  { mistake: "max", value: 101, labels: ["Por encima del máximo"] },
  {
    mistake: "order",
    value: [20, 80],
    order: false,
    minRange: 10,
    labels: ["Uno, sin orden", "Otro, sin orden"],
  },
  { mistake: "silent", value: 500, silent: true, labels: ["Mal puesto y callado"] },
] as const;

export const examples: readonly WidgetExample[] = [
  { name: "single, defaults", show: <TriedSlider value={40} labels={["Porcentaje"]} unit="%" /> },
  {
    name: "range",
    show: (
      <TriedSlider
        value={[5_000, 20_000]}
        max={50_000}
        step={500}
        labels={["Precio mínimo", "Precio máximo"]}
        unit="€"
      />
    ),
  },
  {
    name: "range, at least 10 and at most 40 apart",
    show: <TriedSlider value={[20, 40]} minRange={10} maxRange={40} labels={["Desde", "Hasta"]} unit="kW" />,
  },
  {
    name: "range, handles may cross",
    show: <TriedSlider value={[30, 60]} order={false} labels={["Primero", "Segundo"]} unit="km" />,
  },
  {
    name: "disabled",
    show: <TriedSlider value={60} disabled labels={["Entrada, fija"]} unit="€" />,
  },
  {
    name: "set up wrongly",
    show: <MistakenSliders button="Mostrar los mal puestos" sliders={mistaken} />,
  },
];
