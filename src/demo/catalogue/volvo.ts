import { readMake } from "./read-make.ts";

export const volvo = readMake(
  { id: "volvo", name: "Volvo", kind: "car", wmi: "YV1", residual: 1.05 },
  `
= V40 | hatchback | 5 doors | 5 seats | common 6
D2 120 CV Kinetic                       | 2012-2019 | 120 | 1969 | diesel         | manual    | 26600 | 94  | mid
D3 150 CV Momentum Auto                 | 2015-2019 | 150 | 1969 | diesel         | automatic | 31900 | 105 | high
T2 122 CV Momentum                      | 2015-2019 | 122 | 1498 | petrol         | manual    | 27300 | 127 | mid
= V60 | estate | 5 doors | 5 seats | common 4
D3 150 CV Momentum Auto                 | 2018-2020 | 150 | 1969 | diesel         | automatic | 40300 | 121 | high
B4 197 CV Plus Dark Auto                | 2021-     | 197 | 1969 | hybrid         | automatic | 49900 | 146 | high
T6 Recharge 350 CV R-Design AWD         | 2020-2024 | 350 | 1969 | plug-in-hybrid | automatic | 61900 | 20  | sport  | 4x4, range 88
= S60 | saloon | 4 doors | 5 seats | common 3
D3 150 CV Momentum                      | 2013-2018 | 150 | 1969 | diesel         | manual    | 36300 | 106 | mid
B4 197 CV Plus Auto                     | 2021-2024 | 197 | 1969 | hybrid         | automatic | 47300 | 143 | high
= XC40 | suv | 5 doors | 5 seats | common 9
T3 163 CV Momentum                      | 2018-2022 | 163 | 1477 | petrol         | manual    | 36900 | 146 | mid
D3 150 CV Momentum Auto                 | 2018-2021 | 150 | 1969 | diesel         | automatic | 40900 | 135 | mid
B3 163 CV Core Auto                     | 2021-     | 163 | 1969 | hybrid         | automatic | 42600 | 147 | mid
T4 Recharge 211 CV Inscription          | 2020-2023 | 211 | 1477 | plug-in-hybrid | automatic | 49900 | 45  | luxury | range 46
Recharge 231 CV Plus                    | 2022-2024 | 231 | -    | electric       | automatic | 50900 | 0   | high   | range 425, uses 18.5
= XC60 | suv | 5 doors | 5 seats | common 7
D4 190 CV Momentum AWD Auto             | 2017-2020 | 190 | 1969 | diesel         | automatic | 51300 | 144 | high   | 4x4
B4 Diesel 197 CV Core Auto              | 2020-2024 | 197 | 1969 | diesel         | automatic | 55600 | 155 | mid
T6 Recharge 350 CV Plus AWD             | 2021-     | 350 | 1969 | plug-in-hybrid | automatic | 71300 | 25  | luxury | 4x4, range 81
= EX30 | suv | 5 doors | 5 seats | common 4 | LPS
Single Motor Extended Range 272 CV Plus | 2024-     | 272 | -    | electric       | automatic | 43900 | 0   | high   | range 476, uses 17
`,
);
