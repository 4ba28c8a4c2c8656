import { readMake } from "./read-make.ts";

export const cupra = readMake(
  { id: "cupra", name: "CUPRA", kind: "car", wmi: "VSS", residual: 1.02 },
  `
= Formentor | suv | 5 doors | 5 seats | common 9
1.5 TSI 150 CV               | 2020-     | 150 | 1498 | petrol         | manual    | 33600 | 142 | high
1.5 TSI 150 CV DSG           | 2021-     | 150 | 1498 | petrol         | automatic | 35900 | 146 | high
2.0 TDI 150 CV DSG           | 2021-     | 150 | 1968 | diesel         | automatic | 37900 | 135 | high
1.4 e-Hybrid 204 CV DSG      | 2021-2024 | 204 | 1395 | plug-in-hybrid | automatic | 42200 | 29  | high  | range 59
2.0 TSI 310 CV VZ DSG 4Drive | 2020-2024 | 310 | 1984 | petrol         | automatic | 49400 | 193 | sport | 4x4
1.5 e-Hybrid 272 CV VZ DSG   | 2024-     | 272 | 1498 | plug-in-hybrid | automatic | 48900 | 10  | sport | range 121
= León | hatchback | 5 doors | 5 seats | common 5
1.5 eTSI 150 CV DSG          | 2021-     | 150 | 1498 | hybrid         | automatic | 35200 | 130 | high
1.4 e-Hybrid 245 CV VZ DSG   | 2020-2024 | 245 | 1395 | plug-in-hybrid | automatic | 41500 | 31  | sport | range 53
2.0 TSI 300 CV VZ DSG        | 2020-     | 300 | 1984 | petrol         | automatic | 44300 | 169 | sport
2.0 TSI 290 CV DSG           | 2018-2020 | 290 | 1984 | petrol         | automatic | 37900 | 155 | sport
= Born | hatchback | 5 doors | 4 seats | common 5
204 CV 58 kWh                | 2021-2025 | 204 | -    | electric       | automatic | 38600 | 0   | high  | range 424, uses 15.5
231 CV e-Boost 77 kWh        | 2022-     | 231 | -    | electric       | automatic | 44900 | 0   | sport | range 548, uses 15.8
= Ateca | suv | 5 doors | 5 seats | common 3
1.5 TSI 150 CV DSG           | 2020-2024 | 150 | 1498 | petrol         | automatic | 36800 | 148 | high
2.0 TSI 300 CV DSG 4Drive    | 2018-2024 | 300 | 1984 | petrol         | automatic | 47200 | 200 | sport | 4x4
`,
);
