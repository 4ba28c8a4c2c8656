import type { WidgetExample } from "../widget-example.ts";
import { Slider } from "./slider.tsx";

/** One slider for each message of specification 8, which the console shows; the last one is silent. */
const mistaken = [
  { value: Number.NaN, labels: ["Valor que no es un número"] },
  { value: 50, step: 7, labels: ["Intervalo que no divide la escala"] },
  { value: -1, labels: ["Por debajo del mínimo"] },
  { value: 101, labels: ["Por encima del máximo"] },
  { value: [20, 80], order: false, minRange: 10, labels: ["Uno, sin orden", "Otro, sin orden"] },
  { value: 500, silent: true, labels: ["Mal puesto y callado"] },
] as const;

export const examples: readonly WidgetExample[] = [
  {
    name: "single, defaults",
    show: <Slider value={40} labels={["Porcentaje"]} text="{0} %" shown="Elegido: {0} %" />,
  },
  {
    name: "range",
    show: (
      <Slider
        value={[5_000, 20_000]}
        max={50_000}
        step={500}
        labels={["Precio mínimo", "Precio máximo"]}
        text="{0} €"
        shown="Elegido: {0} a {1} €"
      />
    ),
  },
  {
    name: "range, at least 10 and at most 40 apart",
    show: (
      <Slider
        value={[20, 40]}
        minRange={10}
        maxRange={40}
        labels={["Desde", "Hasta"]}
        text="{0} kW"
        shown="Elegido: {0} a {1} kW"
      />
    ),
  },
  {
    name: "range, handles may cross",
    show: (
      <Slider
        value={[30, 60]}
        order={false}
        labels={["Primero", "Segundo"]}
        text="{0} km"
        shown="Elegido: {0} a {1} km"
      />
    ),
  },
  {
    name: "disabled",
    show: <Slider value={60} disabled labels={["Entrada, fija"]} text="{0} €" />,
  },
  {
    name: "set up wrongly",
    show: (
      <details>
        <summary>Mostrar los mal puestos</summary>
        {mistaken.map((slider) => (
          <Slider key={slider.labels[0]} {...slider} />
        ))}
      </details>
    ),
  },
];
