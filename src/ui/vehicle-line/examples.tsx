import type { WidgetExample } from "../widget-example.ts";
import { VehicleLine } from "./vehicle-line.tsx";

const vehicle = {
  name: "SEAT León",
  version: "1.5 TSI 130 CV Style",
  picture: undefined,
  kind: "car",
  price: "15.490,00 €",
} as const;

export const examples: readonly WidgetExample[] = [
  {
    name: "plain",
    show: (
      <VehicleLine
        {...vehicle}
        href="#vehicle-line"
        fullPrice="15.250,00 € con gastos"
        note="2021 · 48 000 km"
      />
    ),
  },
  {
    name: "cheaper",
    show: <VehicleLine {...vehicle} href="#vehicle-line" before={{ price: "16.200,00 €", label: "Antes" }} />,
  },
  { name: "gone", show: <VehicleLine {...vehicle} note="Vendido" /> },
];
