import { readMake } from "./read-make.ts";

export const mg = readMake(
  { id: "mg", name: "MG", kind: "car", wmi: "LSJ", residual: 0.9 },
  `
= ZS | suv | 5 doors | 5 seats | common 9
1.5 VTi-tech 106 CV Comfort  | 2021-2024 | 106 | 1498 | petrol         | manual    | 18600 | 149 | mid
1.0 T-GDi 111 CV Luxury Auto | 2021-2024 | 111 | 999  | petrol         | automatic | 22300 | 162 | high
EV 156 CV Luxury Long Range  | 2021-2024 | 156 | -    | electric       | automatic | 35900 | 0   | high  | range 440, uses 17.8
Hybrid+ 197 CV Comfort       | 2024-     | 197 | 1498 | hybrid         | automatic | 24900 | 115 | mid
= HS | suv | 5 doors | 5 seats | common 6
1.5 T-GDi 162 CV Comfort     | 2022-2024 | 162 | 1490 | petrol         | manual    | 25900 | 168 | mid
1.5 T-GDi PHEV 258 CV Luxury | 2021-2024 | 258 | 1490 | plug-in-hybrid | automatic | 37900 | 43  | high  | range 52
1.5 T-GDi 170 CV Luxury Auto | 2024-     | 170 | 1496 | petrol         | automatic | 31900 | 173 | high
= MG4 | hatchback | 5 doors | 5 seats | common 7
Standard Range 170 CV 51 kWh | 2022-     | 170 | -    | electric       | automatic | 29900 | 0   | mid   | range 350, uses 17
Comfort 204 CV 64 kWh        | 2022-     | 204 | -    | electric       | automatic | 34900 | 0   | mid   | range 450, uses 16
XPower 435 CV 64 kWh         | 2023-     | 435 | -    | electric       | automatic | 42300 | 0   | sport | 4x4, range 385, uses 18.7
= MG5 | estate | 5 doors | 5 seats | common 3
EV 156 CV Comfort Long Range | 2022-2024 | 156 | -    | electric       | automatic | 36500 | 0   | mid   | range 400, uses 17.5
= MG3 | hatchback | 5 doors | 5 seats | common 5
Hybrid+ 195 CV Luxury        | 2024-     | 195 | 1498 | hybrid         | automatic | 22300 | 100 | high
= Marvel R | suv | 5 doors | 5 seats | common 1
Luxury 180 CV                | 2021-2023 | 180 | -    | electric       | automatic | 42900 | 0   | high  | range 402, uses 19.4
= Cyberster | convertible | 2 doors | 2 seats | common 1
GT 510 CV AWD                | 2024-     | 510 | -    | electric       | automatic | 69900 | 0   | sport | 4x4, range 443, uses 19.1
`,
);
