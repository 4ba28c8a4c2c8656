import { readMake } from "./read-make.ts";

export const omoda = readMake(
  { id: "omoda", name: "Omoda", kind: "car", wmi: "LVV", residual: 0.93 },
  `
= 5 | suv | 5 doors | 5 seats | common 4
1.6 T-GDI 185 CV Premium DCT | 2024-2024 | 185 | 1598 | petrol   | automatic | 30900 | 170 | high
1.6 T-GDI 147 CV Comfort DCT | 2024-     | 147 | 1598 | petrol   | automatic | 27900 | 154 | mid
EV 204 CV Premium            | 2024-     | 204 | -    | electric | automatic | 38900 | 0   | high | range 430, uses 15.5
`,
);
