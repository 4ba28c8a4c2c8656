import { readMake } from "./read-make.ts";

export const nissan = readMake(
  { id: "nissan", name: "Nissan", kind: "car", wmi: "SJN", residual: 0.98 },
  `
= Micra | hatchback | 5 doors | 5 seats | common 6 | VNV
0.9 IG-T 90 CV Acenta               | 2017-2019 | 90  | 898  | petrol   | manual    | 16300 | 107 | mid
1.0 IG-T 92 CV N-Sport              | 2019-2023 | 92  | 999  | petrol   | manual    | 19400 | 120 | sport
1.5 dCi 90 CV N-Connecta            | 2017-2019 | 90  | 1461 | diesel   | manual    | 18900 | 92  | mid
= Juke | suv | 5 doors | 5 seats | common 9
1.5 dCi 110 CV Acenta               | 2011-2018 | 110 | 1461 | diesel   | manual    | 19300 | 104 | mid
1.0 DIG-T 114 CV N-Connecta         | 2019-     | 114 | 999  | petrol   | manual    | 23400 | 133 | mid
1.0 DIG-T 114 CV Tekna DCT          | 2020-     | 114 | 999  | petrol   | automatic | 26900 | 138 | high
1.6 Hybrid 143 CV N-Design          | 2022-     | 143 | 1598 | hybrid   | automatic | 31600 | 117 | high
= Qashqai | suv | 5 doors | 5 seats | common 11
1.5 dCi 110 CV Acenta               | 2014-2018 | 110 | 1461 | diesel   | manual    | 24600 | 99  | mid
1.6 dCi 130 CV Tekna 4x4            | 2014-2018 | 130 | 1598 | diesel   | manual    | 31300 | 129 | high   | 4x4
1.3 DIG-T 140 CV Acenta             | 2018-2021 | 140 | 1332 | petrol   | manual    | 25700 | 139 | mid
1.5 dCi 115 CV N-Connecta           | 2018-2021 | 115 | 1461 | diesel   | manual    | 27600 | 117 | high
1.3 DIG-T mHEV 158 CV Tekna Xtronic | 2021-     | 158 | 1332 | hybrid   | automatic | 36300 | 146 | high
1.3 DIG-T mHEV 140 CV Acenta        | 2021-     | 140 | 1332 | hybrid   | manual    | 29900 | 143 | mid
1.5 e-Power 190 CV N-Connecta       | 2022-     | 190 | 1497 | hybrid   | automatic | 37800 | 119 | high
= X-Trail | suv | 5 doors | 5 seats | common 5 | JN1
1.6 dCi 130 CV Acenta               | 2014-2018 | 130 | 1598 | diesel   | manual    | 29600 | 129 | mid
1.7 dCi 150 CV N-Connecta 4x4       | 2019-2022 | 150 | 1749 | diesel   | manual    | 36900 | 161 | high   | 4x4, 7 seats
1.5 e-Power 213 CV e-4orce Tekna    | 2022-     | 213 | 1497 | hybrid   | automatic | 48300 | 143 | luxury | 4x4, 7 seats
= Leaf | hatchback | 5 doors | 5 seats | common 5 | SJN
40 kWh 150 CV Acenta                | 2018-2024 | 150 | -    | electric | automatic | 33900 | 0   | mid    | range 270, uses 17.1
e+ 62 kWh 217 CV Tekna              | 2019-2023 | 217 | -    | electric | automatic | 42300 | 0   | high   | range 385, uses 18.5
= Navara | pickup | 4 doors | 5 seats | common 2 | VSK
2.3 dCi 190 CV Doble Cabina Tekna   | 2016-2021 | 190 | 2298 | diesel   | automatic | 37800 | 208 | high   | 4x4
2.3 dCi 163 CV Doble Cabina Acenta  | 2016-2020 | 163 | 2298 | diesel   | manual    | 31400 | 195 | mid    | 4x4
`,
);
