import { readMake } from "./read-make.ts";

export const jeep = readMake(
  { id: "jeep", name: "Jeep", kind: "car", wmi: "ZAC", residual: 0.97 },
  `
= Renegade | suv | 5 doors | 5 seats | common 8 | 1C4
1.6 MultiJet 120 CV Longitude      | 2014-2022 | 120 | 1598 | diesel         | manual    | 24900 | 122 | mid
1.0 T 120 CV Longitude             | 2018-2022 | 120 | 999  | petrol         | manual    | 24300 | 138 | mid
1.5 e-Hybrid 130 CV Limited        | 2022-     | 130 | 1469 | hybrid         | automatic | 31900 | 130 | high
1.3 4xe 190 CV Limited 4x4         | 2020-2024 | 190 | 1332 | plug-in-hybrid | automatic | 39600 | 46  | high   | 4x4, range 43
= Compass | suv | 5 doors | 5 seats | common 8
1.6 MultiJet 120 CV Sport          | 2017-2021 | 120 | 1598 | diesel         | manual    | 27900 | 119 | mid
1.3 T 130 CV Night Eagle           | 2020-2023 | 130 | 1332 | petrol         | manual    | 30300 | 143 | mid
1.5 e-Hybrid 130 CV Limited        | 2022-2025 | 130 | 1469 | hybrid         | automatic | 35900 | 130 | high
1.3 4xe 240 CV S 4x4               | 2020-2025 | 240 | 1332 | plug-in-hybrid | automatic | 47300 | 44  | sport  | 4x4, range 49
= Avenger | suv | 5 doors | 5 seats | common 6
1.2 T 100 CV Longitude             | 2023-     | 100 | 1199 | petrol         | manual    | 24300 | 128 | mid
1.2 e-Hybrid 100 CV Altitude       | 2024-     | 100 | 1199 | hybrid         | automatic | 27600 | 111 | high
Electric 156 CV Summit             | 2023-     | 156 | -    | electric       | automatic | 40300 | 0   | luxury | range 400, uses 15.4
= Wrangler | suv | 4 doors | 5 seats | common 2 | 1C4
2.0 T 380 CV 4xe Unlimited Rubicon | 2021-     | 380 | 1995 | plug-in-hybrid | automatic | 79900 | 79  | luxury | 4x4, range 44
2.2 CRD 200 CV Sahara              | 2018-2020 | 200 | 2143 | diesel         | automatic | 56900 | 213 | high   | 4x4
`,
);
